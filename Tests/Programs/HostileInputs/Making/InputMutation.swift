import FirstFrameSeededRandomness

/// Damages a file at one to four positions, in the same way for the same seed.
struct InputMutation {
  /// Other valid files, whose parts are inserted.
  var donors: [[UInt8]] = []
  /// Texts with a meaning in the format, and texts that are difficult for its parsers.
  var tokens: [String] = []
  /// The length of the part at the start that half of the damage is done to: a header, whose fields determine how the
  /// rest is read; `nil` for none.
  var header: Int?

  /// The maximum size of an input, in bytes.
  static let maximumSize = 1 << 18

  /// Numbers that are critical for counts, offsets, sizes and indices.
  private static let numbers = [
    "0", "-1", "1e999", "-1e999", "1e308", "1e-308", "9223372036854775807", "9223372036854775808", "4294967296",
    "65536",
    "NaN", "-0", "0.5", "99999999999999999999999999", "1e9", "2147483648",
  ]

  func mutated(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty { mutate(&bytes, &random) }
    return Array(bytes.prefix(Self.maximumSize))
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let range = range(in: bytes, &random)
    let offset = range.lowerBound
    switch Int.random(in: 0..<14, using: &random) {
    case 0: bytes[offset] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1: bytes[offset] = UInt8.random(in: 0...255, using: &random)
    case 2: bytes.removeSubrange(range)
    case 3: bytes.insert(contentsOf: bytes[range], at: Int.random(in: 0...bytes.count, using: &random))
    case 4: bytes.removeSubrange(offset...)
    case 5: bytes.replaceSubrange(range, with: token(&random))
    case 6: bytes.insert(contentsOf: token(&random), at: offset)
    case 7, 8, 9: replaceNumber(in: &bytes, near: offset, &random)
    case 10: splice(&bytes, at: offset, &random)
    case 11: repeatPart(range, of: &bytes, &random)
    case 12: nest(&bytes, at: offset, &random)
    default: writeField(in: &bytes, at: offset, &random)
    }
  }

  private func range(in bytes: [UInt8], _ random: inout SeededGenerator) -> Range<Int> {
    let inHeader = header != nil && Bool.random(using: &random)
    let offset = Int.random(in: 0..<(inHeader ? min(header ?? 1, bytes.count) : bytes.count), using: &random)
    // Most damage is small, so that the rest of the file is still read.
    let length = Int.random(in: 1...(Int.random(in: 0..<8, using: &random) == 0 ? 2000 : 24), using: &random)
    return offset..<min(offset + length, bytes.count)
  }

  private func token(_ random: inout SeededGenerator) -> [UInt8] {
    Array((tokens.randomElement(using: &random) ?? "\u{0}").utf8)
  }

  /// Replaces the first number in decimal digits after an offset.
  private func replaceNumber(in bytes: inout [UInt8], near offset: Int, _ random: inout SeededGenerator) {
    func isDigit(_ byte: UInt8) -> Bool { 48...57 ~= byte }
    guard let start = bytes[offset...].firstIndex(where: isDigit) else {
      return writeField(in: &bytes, at: offset, &random)
    }
    let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count
    bytes.replaceSubrange(start..<end, with: Array((Self.numbers.randomElement(using: &random) ?? "0").utf8))
  }

  /// Continues with a part of another file.
  private func splice(_ bytes: inout [UInt8], at offset: Int, _ random: inout SeededGenerator) {
    guard let donor = donors.randomElement(using: &random), !donor.isEmpty else { return }
    let start = Int.random(in: 0..<donor.count, using: &random)
    bytes.replaceSubrange(offset..., with: donor[start...])
  }

  private func repeatPart(_ range: Range<Int>, of bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let part = Array(bytes[range])
    let count = 1 << Int.random(in: 1...14, using: &random)
    let limit = max(0, (Self.maximumSize - bytes.count) / part.count)
    bytes.insert(
      contentsOf: repeatElement(part, count: min(count, limit)).flatMap(\.self), at: range.lowerBound)
  }

  /// Opens many levels at an offset, and usually closes them.
  private func nest(_ bytes: inout [UInt8], at offset: Int, _ random: inout SeededGenerator) {
    let levels = [
      ("[", "]"), ("{\"a\":", "}"), ("{\"children\":[", "]}"), ("<g>", "</g>"), ("(", ")"), ("<<", ">>"), ("%#@a@", ""),
      ("<dict><key>a</key>", "</dict>"), ("<array>", "</array>"), ("{", "}"), ("/*", "*/"), ("\"", "\""),
    ]
    guard let (open, close) = levels.randomElement(using: &random) else { return }
    let count = min(1 << Int.random(in: 3...15, using: &random), Self.maximumSize / (open.count + close.count + 1))
    let isClosed = Int.random(in: 0..<3, using: &random) > 0
    let inner = isClosed ? Array("0".utf8) + Array(String(repeating: close, count: count).utf8) : []
    bytes.insert(contentsOf: Array(String(repeating: open, count: count).utf8) + inner, at: offset)
  }

  /// Writes a binary number of two or four bytes that is critical for lengths.
  private func writeField(in bytes: inout [UInt8], at offset: Int, _ random: inout SeededGenerator) {
    let fields: [[UInt8]] = [
      [0, 0], [0, 1], [0xFF, 0xFF], [0x7F, 0xFF], [0x80, 0], [0, 0, 0, 0], [0xFF, 0xFF, 0xFF, 0xFF],
      [0x7F, 0xFF, 0xFF, 0xFF], [0, 0, 0xFF, 0xFF], [0, 0, 0x7F, 0xFF],
    ]
    guard let field = fields.randomElement(using: &random) else { return }
    for (index, byte) in field.enumerated() where offset + index < bytes.count { bytes[offset + index] = byte }
  }
}
