import FirstFrameTextEscaping

/// A short fingerprint of a text or of bytes, the same on every machine and in every run.
///
/// FNV-1a with 64 bits (Fowler, Noll and Vo), folded to 32.
package struct StableHash: Hashable, Sendable {
  package let value: UInt32

  /// The constants of FNV-1a with 64 bits.
  package static let offsetBasis: UInt64 = 0xCBF2_9CE4_8422_2325
  package static let prime: UInt64 = 0x0000_0100_0000_01B3

  /// The number of digits of ``text``.
  package static let length = 8

  package init(of text: String) {
    self.init(of: text.utf8)
  }

  package init(of bytes: some Sequence<UInt8>) {
    let prime = Self.prime
    var hash = Self.offsetBasis
    for byte in bytes {
      hash = (hash ^ UInt64(byte)) &* prime
    }
    value = UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }

  /// Eight hexadecimal digits.
  package var text: String {
    Hexadecimal.digits(UInt64(value), count: Self.length)
  }
}

/// The hash of bytes that are added in parts: FNV-1a with 64 bits, the same on every machine and in every run.
package struct StableDigest: Hashable, Sendable {
  private var value = StableHash.offsetBasis

  package init() {}

  package init(of bytes: UnsafeRawBufferPointer) {
    add(bytes)
  }

  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    guard var byte = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
    let (end, prime) = (byte + bytes.count, StableHash.prime)
    var value = value
    while byte < end {
      value = (value ^ UInt64(byte.pointee)) &* prime
      byte += 1
    }
    self.value = value
  }

  /// 16 hexadecimal digits.
  package var text: String {
    Hexadecimal.digits(value, count: 16)
  }
}
