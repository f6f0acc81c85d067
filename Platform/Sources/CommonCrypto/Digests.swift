public typealias CC_LONG = UInt32

public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32

/// Writes the SHA-1 digest of bytes.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  guard let md else { return nil }
  var words: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
  for block in paddedBlocks(of: data, count: Int(len)) {
    var schedule = block
    for index in 16..<80 {
      let word = schedule[index - 3] ^ schedule[index - 8] ^ schedule[index - 14] ^ schedule[index - 16]
      schedule.append(word.rotatedLeft(1))
    }
    var (a, b, c, d, e) = (words[0], words[1], words[2], words[3], words[4])
    for index in 0..<80 {
      let (mixed, constant): (UInt32, UInt32) =
        switch index / 20 {
        case 0: (b & c | ~b & d, 0x5A82_7999)
        case 1: (b ^ c ^ d, 0x6ED9_EBA1)
        case 2: (b & c | b & d | c & d, 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      let next = a.rotatedLeft(5) &+ mixed &+ e &+ constant &+ schedule[index]
      (a, b, c, d, e) = (next, a, b.rotatedLeft(30), c, d)
    }
    words = zip(words, [a, b, c, d, e]).map { $0 &+ $1 }
  }
  write(words, to: md)
  return md
}

/// Writes the SHA-256 digest of bytes.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  guard let md else { return nil }
  let bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len))
  write(SHA256.words(of: bytes), to: md)
  return md
}

extension UInt32 {
  fileprivate func rotatedLeft(_ count: UInt32) -> UInt32 { self << count | self >> (32 - count) }
}

/// Returns the message with its padding, as blocks of 16 words.
private func paddedBlocks(of data: UnsafeRawPointer?, count: Int) -> [[UInt32]] {
  var bytes = data.map { [UInt8](UnsafeRawBufferPointer(start: $0, count: count)) } ?? []
  let bitCount = UInt64(bytes.count) * 8
  bytes.append(0x80)
  while bytes.count % 64 != 56 { bytes.append(0) }
  for shift in stride(from: 56, through: 0, by: -8) {
    bytes.append(UInt8(truncatingIfNeeded: bitCount >> UInt64(shift)))
  }
  return stride(from: 0, to: bytes.count, by: 64).map { start in
    stride(from: start, to: start + 64, by: 4).map { index in
      bytes[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }
}

private func write(_ words: [UInt32], to digest: UnsafeMutablePointer<UInt8>) {
  for (index, word) in words.enumerated() {
    for offset in 0..<4 { digest[index * 4 + offset] = UInt8(truncatingIfNeeded: word >> UInt32(24 - offset * 8)) }
  }
}
