/// The bytes of a font file, changed in chosen places.
struct FontSurgery {
  var bytes: [UInt8]

  func number16(at offset: Int) -> Int { Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) }

  func number32(at offset: Int) -> Int { number16(at: offset) << 16 | number16(at: offset + 2) }

  mutating func set16(_ value: Int, at offset: Int) {
    bytes[offset] = UInt8(truncatingIfNeeded: value >> 8)
    bytes[offset + 1] = UInt8(truncatingIfNeeded: value)
  }

  mutating func set32(_ value: Int, at offset: Int) {
    set16(value >> 16, at: offset)
    set16(value & 0xFFFF, at: offset + 2)
  }

  mutating func setTag(_ tag: String, at offset: Int) {
    bytes.replaceSubrange(offset..<offset + 4, with: Array(tag.utf8))
  }

  /// Where the record of a table stands in the directory.
  func record(of tag: String) -> Int {
    let count = number16(at: 4)
    return stride(from: 12, to: 12 + 16 * count, by: 16).first { Array(bytes[$0..<$0 + 4]) == Array(tag.utf8) } ?? 0
  }

  /// Where a table begins.
  func table(_ tag: String) -> Int { number32(at: record(of: tag) + 8) }

  /// Where the descriptions of glyphs made of at least two others begin, with the numbers of the glyphs; the file
  /// has long offsets.
  func composites() -> [(glyph: Int, offset: Int)] {
    let (loca, glyf) = (table("loca"), table("glyf"))
    let count = number16(at: table("maxp") + 4)
    return (0..<count).compactMap { glyph in
      let (start, end) = (number32(at: loca + 4 * glyph), number32(at: loca + 4 * glyph + 4))
      guard end - start > 22, number16(at: glyf + start) == 0xFFFF else { return nil }
      return (glyph, glyf + start)
    }
  }

  /// Makes a composite glyph of two others, whose arguments are bytes.
  mutating func setParts(_ first: Int, _ second: Int, ofCompositeAt offset: Int) {
    // More components follow; the arguments are offsets.
    set16(0x0022, at: offset + 10)
    set16(first, at: offset + 12)
    set16(0, at: offset + 14)
    set16(0x0002, at: offset + 16)
    set16(second, at: offset + 18)
    set16(0, at: offset + 20)
  }
}
