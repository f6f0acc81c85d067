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
  var words: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]
  for block in paddedBlocks(of: data, count: Int(len)) {
    var schedule = block
    for index in 16..<64 {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      let first = early.rotatedLeft(25) ^ early.rotatedLeft(14) ^ early >> 3
      let second = late.rotatedLeft(15) ^ late.rotatedLeft(13) ^ late >> 10
      schedule.append(schedule[index - 16] &+ first &+ schedule[index - 7] &+ second)
    }
    var state = words
    for index in 0..<64 {
      let (a, e) = (state[0], state[4])
      let high = e.rotatedLeft(26) ^ e.rotatedLeft(21) ^ e.rotatedLeft(7)
      let choice = e & state[5] ^ ~e & state[6]
      let first = state[7] &+ high &+ choice &+ sha256Constants[index] &+ schedule[index]
      let low = a.rotatedLeft(30) ^ a.rotatedLeft(19) ^ a.rotatedLeft(10)
      let second = low &+ (a & state[1] ^ a & state[2] ^ state[1] & state[2])
      state = [first &+ second, a, state[1], state[2], state[3] &+ first, e, state[5], state[6]]
    }
    words = zip(words, state).map { $0 &+ $1 }
  }
  write(words, to: md)
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

private let sha256Constants: [UInt32] = [
  0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
  0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
  0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
  0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
  0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
  0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
  0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
  0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
]
