import Foundation

/// Damages PNG files in ways that repeat with their seed.
struct PNGMutator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// SplitMix64, by Steele, Lea and Flood.
  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) >> 33) % bound
  }

  /// A file damaged in one or two places; in three of four cases the checksums are right again, so that the damage
  /// is not found at once.
  mutating func mutated(_ file: Data) -> Data {
    var bytes = [UInt8](file)
    for _ in 0...next(below: 2) where bytes.count > 12 { damage(&bytes) }
    if next(below: 4) > 0 { Self.repairChecksums(in: &bytes) }
    return Data(bytes)
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    let place = next(below: bytes.count)
    let length = min(1 + next(below: 40), bytes.count - place)
    switch next(below: 12) {
    case 0...4: bytes[place] ^= 1 << UInt8(next(below: 8))
    case 5: bytes[place] = [0, 1, 0x7F, 0x80, 0xFF][next(below: 5)]
    case 6: bytes.removeSubrange(place..<place + length)
    case 7: bytes.insert(contentsOf: bytes[place..<place + length], at: next(below: bytes.count))
    case 8: bytes.removeLast(next(below: bytes.count / 2))
    case 9, 10: for index in place..<place + length { bytes[index] = UInt8(next(below: 256)) }
    default: damageHeader(&bytes)
    }
  }

  /// A byte of the size, the depth, the colour type or the interlacing.
  private mutating func damageHeader(_ bytes: inout [UInt8]) {
    guard bytes.count > 29 else { return }
    let place = [18, 19, 22, 23, 24, 25, 28][next(below: 7)]
    bytes[place] = UInt8(next(below: 256))
  }

  /// Recomputes the checksum of every chunk that still lies inside the file.
  static func repairChecksums(in bytes: inout [UInt8]) {
    var place = PNGChunk.signature.count
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = place + 8 + length
      guard end + 4 <= bytes.count else { return }
      bytes.replaceSubrange(end..<end + 4, with: Checksums.crc32(bytes[place + 4..<end]).bigEndianBytes)
      place = end + 4
    }
  }
}
