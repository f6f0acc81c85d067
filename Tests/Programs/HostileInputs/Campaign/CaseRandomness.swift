import FirstFrameSeededRandomness

extension InputKind {
  /// Returns the input of a case. It depends only on the kind, the campaign's seed and the case.
  func input(seed: UInt64, case index: Int) -> HostileInput {
    var seeds = SeededGenerator(seed: seed)
    var random = SeededGenerator(seed: seeds.next() ^ UInt64(index) &* 0x9E37_79B9_7F4A_7C15)
    return input(&random)
  }
}
