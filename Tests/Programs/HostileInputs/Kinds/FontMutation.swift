import FirstFrameSeededRandomness

/// Damages font files at random, one table at a time. Most bytes after the directory are outlines, so positions chosen
/// from the whole file would rarely be in other tables.
struct FontMutation {
  private(set) var random: SeededGenerator

  init(_ random: SeededGenerator) {
    self.random = random
  }

  mutating func mutate(_ bytes: inout [UInt8], tables: [Range<Int>]) {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: bytes.removeSubrange(Int.random(in: 0..<bytes.count, using: &random)...)
    case 1, 2: damage(&bytes, in: 0..<min(600, bytes.count))
    default:
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let table = tables[Int.random(in: 0..<tables.count, using: &random)]
        damage(
          &bytes, in: choosesTableStart() ? table.lowerBound..<min(table.lowerBound + 64, table.upperBound) : table)
      }
    }
  }

  /// Whether to damage the start of a table, which determines how the rest is read.
  private mutating func choosesTableStart() -> Bool { Int.random(in: 0..<2, using: &random) == 0 }

  private mutating func damage(_ bytes: inout [UInt8], in range: Range<Int>) {
    guard range.count >= 4 else { return }
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let offset = Int.random(in: range.lowerBound..<range.upperBound - 3, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes[offset] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: bytes[offset] = UInt8.random(in: 0...255, using: &random)
      case 2: set(criticalNumber(), at: offset & ~1, in: &bytes)
      case 3:
        let source = Int.random(in: range.lowerBound..<range.upperBound - 3, using: &random)
        copy(4, from: source, to: offset, in: &bytes)
      default: set(UInt16.random(in: 0...64, using: &random), at: offset & ~1, in: &bytes)
      }
    }
  }

  /// Returns a random number among those that are critical for counts and offsets.
  private mutating func criticalNumber() -> UInt16 {
    let numbers: [UInt16] = [0, 1, 0x7FFF, 0x8000, 0xFFFE, 0xFFFF]
    return numbers[Int.random(in: 0..<numbers.count, using: &random)]
  }

  private func set(_ number: UInt16, at offset: Int, in bytes: inout [UInt8]) {
    bytes[offset] = UInt8(number >> 8)
    bytes[offset + 1] = UInt8(number & 255)
  }

  private func copy(_ count: Int, from source: Int, to target: Int, in bytes: inout [UInt8]) {
    for index in 0..<count { bytes[target + index] = bytes[source + index] }
  }
}
