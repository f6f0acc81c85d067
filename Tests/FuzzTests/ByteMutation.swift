import FirstFrameSeededRandomness

/// Damages bytes at random: flips, cuts, repeats, and puts in what parsers stumble over.
struct ByteMutation {
  private var random: SeededGenerator

  private static let stumblingBlocks = [
    "1e999", "-1", "null", "[", "]", "{", "}", "\"", ",", "NaN", "1e9", "0", "\\u0000", "ÿ",
  ]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
      mutate(&bytes)
    }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    let place = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(place + Int.random(in: 1...20, using: &random), bytes.count)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 4: bytes.removeSubrange(place...)
    default:
      bytes.replaceSubrange(
        place..<end, with: Self.stumblingBlocks.randomElement(using: &random)?.utf8.map { $0 } ?? [])
    }
  }
}
