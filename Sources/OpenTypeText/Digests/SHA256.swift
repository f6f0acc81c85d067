/// The digest SHA-256 of bytes.
///
/// Source: FIPS PUB 180-4, sections 4.1.2, 4.2.2, 5 and 6.2.
struct SHA256 {
  private static let blockSize = 64

  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  /// The digest as 64 hexadecimal digits in lower case.
  static func hexadecimal(of bytes: UnsafeRawBufferPointer) -> String {
    var hash = SHA256()
    let rest = bytes.count % blockSize
    hash.add(UnsafeRawBufferPointer(rebasing: bytes.dropLast(rest)))
    hash.finish(with: Array(bytes.suffix(rest)), bitCount: UInt64(bytes.count) * 8)
    return hash.state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// Appends a 1, zeros, and the length, so that whole blocks come out.
  private mutating func finish(with rest: [UInt8], bitCount: UInt64) {
    var last = rest + [0x80]
    while last.count % Self.blockSize != Self.blockSize - 8 { last.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) { last.append(UInt8(truncatingIfNeeded: bitCount >> shift)) }
    last.withUnsafeBytes { add($0) }
  }

  /// Adds whole blocks.
  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Self.blockSize) { schedule in
      guard let schedule = schedule.baseAddress else { return }
      Self.constants.withUnsafeBufferPointer { constants in
        guard let constants = constants.baseAddress else { return }
        state.withUnsafeMutableBufferPointer { state in
          guard let state = state.baseAddress else { return }
          var offset = 0
          while offset < bytes.count {
            Self.fill(schedule, from: start + offset)
            Self.compress(state, schedule, constants)
            offset &+= Self.blockSize
          }
        }
      }
    }
  }

  private static func fill(_ schedule: UnsafeMutablePointer<UInt32>, from block: UnsafeRawPointer) {
    var index = 0
    while index < 16 {
      schedule[index] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self))
      index &+= 1
    }
    while index < blockSize {
      let (early, late) = (schedule[index &- 15], schedule[index &- 2])
      let first = (early &>> 7 | early &<< 25) ^ (early &>> 18 | early &<< 14) ^ early &>> 3
      let second = (late &>> 17 | late &<< 15) ^ (late &>> 19 | late &<< 13) ^ late &>> 10
      schedule[index] = schedule[index &- 16] &+ first &+ schedule[index &- 7] &+ second
      index &+= 1
    }
  }

  private static func compress(
    _ state: UnsafeMutablePointer<UInt32>, _ schedule: UnsafeMutablePointer<UInt32>,
    _ constants: UnsafePointer<UInt32>
  ) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    var index = 0
    while index < blockSize {
      let upper = (e &>> 6 | e &<< 26) ^ (e &>> 11 | e &<< 21) ^ (e &>> 25 | e &<< 7)
      let first = h &+ upper &+ ((e & f) ^ (~e & g)) &+ constants[index] &+ schedule[index]
      let lower = (a &>> 2 | a &<< 30) ^ (a &>> 13 | a &<< 19) ^ (a &>> 22 | a &<< 10)
      let second = lower &+ ((a & b) ^ (a & c) ^ (b & c))
      h = g
      g = f
      f = e
      e = d &+ first
      d = c
      c = b
      b = a
      a = first &+ second
      index &+= 1
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }
}
