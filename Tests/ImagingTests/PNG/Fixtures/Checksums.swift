import Foundation

/// The two checksums of a PNG, bit by bit as the standards define them.
enum Checksums {
  /// PNG Third Edition, annex D.
  static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
      crc = crcTable[Int((crc ^ UInt32(byte)) & 0xFF)] ^ (crc >> 8)
    }
    return ~crc
  }

  /// RFC 1950, 8.2.
  static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 1
    var sumOfSums: UInt32 = 0
    for byte in bytes {
      sum = (sum + UInt32(byte)) % 65_521
      sumOfSums = (sumOfSums + sum) % 65_521
    }
    return sumOfSums << 16 | sum
  }

  private static let crcTable = (0..<256 as Range<UInt32>).map { byte in
    (0..<8).reduce(byte) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }
}
