/// The glyphs of a TrueType face that are put together from others.
///
/// A glyph that contains itself, or a few dozen that each contain the one before twice, would keep whoever draws
/// them busy for ever: such faces are refused. Source: OpenType 1.9, "glyf", composite glyph description.
struct GlyphComponents {
  /// The most parts of one glyph, parts of parts included.
  static let largestCount = 2048
  /// How deep parts may be nested.
  static let deepest = 32

  private static let hasMore = 0x20
  private static let headerSize = 10

  private let bytes: FontBytes
  private let glyf: Range<Int>
  private let loca: Range<Int>
  private let isLong: Bool
  private let glyphCount: Int

  /// Nil for a face without TrueType outlines.
  init?(_ bytes: FontBytes, _ directory: TableDirectory, glyphCount: Int) {
    guard let glyf = directory["glyf"], let loca = directory["loca"], let head = directory["head"] else { return nil }
    self.bytes = bytes
    self.glyf = glyf
    self.loca = loca
    self.glyphCount = glyphCount
    isLong = bytes.number16(at: head.lowerBound + 50) != 0
  }

  func check() throws(TableFault) {
    var totals: [Int: Int] = [:]
    for glyph in 0..<glyphCount where isComposite(glyph) {
      _ = try total(of: glyph, in: &totals, level: 0)
    }
  }

  /// How many parts a glyph has in the end; known totals are never counted again.
  private func total(of glyph: Int, in totals: inout [Int: Int], level: Int) throws(TableFault) -> Int {
    if let total = totals[glyph] { return total }
    guard level < Self.deepest else {
      throw TableFault("glyph \(glyph)", "contains itself, or is nested deeper than \(Self.deepest) levels")
    }
    var total = 1
    for part in parts(of: glyph) { total += try self.total(of: part, in: &totals, level: level + 1) }
    guard total <= Self.largestCount else {
      throw TableFault("glyph \(glyph)", "is put together from more than \(Self.largestCount) parts")
    }
    totals[glyph] = total
    return total
  }

  private func isComposite(_ glyph: Int) -> Bool {
    guard let range = range(of: glyph) else { return false }
    return (bytes.signed16(at: range.lowerBound) ?? 0) < 0
  }

  /// The glyphs that a glyph is directly put together from.
  private func parts(of glyph: Int) -> [Int] {
    guard isComposite(glyph), let range = range(of: glyph) else { return [] }
    var parts: [Int] = []
    var offset = range.lowerBound + Self.headerSize
    while offset + 4 <= range.upperBound, parts.count <= Self.largestCount,
      let flags = bytes.number16(at: offset), let part = bytes.number16(at: offset + 2)
    {
      parts.append(part)
      if flags & Self.hasMore == 0 { break }
      offset += 4 + Self.argumentSize(flags)
    }
    return parts
  }

  /// Two arguments of a word or a byte each; then a scale, two of them, or a matrix, in words.
  private static func argumentSize(_ flags: Int) -> Int {
    let arguments = flags & 0x1 != 0 ? 4 : 2
    if flags & 0x8 != 0 { return arguments + 2 }
    if flags & 0x40 != 0 { return arguments + 4 }
    return flags & 0x80 != 0 ? arguments + 8 : arguments
  }

  /// Where a glyph's description lies in the file; nil where it is empty or beyond the table.
  private func range(of glyph: Int) -> Range<Int>? {
    guard glyph < glyphCount else { return nil }
    let size = isLong ? 4 : 2
    let place = loca.lowerBound + glyph * size
    guard place + 2 * size <= loca.upperBound else { return nil }
    let (start, end) =
      isLong
      ? (bytes.number32(at: place) ?? 0, bytes.number32(at: place + 4) ?? 0)
      : (2 * (bytes.number16(at: place) ?? 0), 2 * (bytes.number16(at: place + 2) ?? 0))
    guard start + Self.headerSize <= end, end <= glyf.count else { return nil }
    return glyf.lowerBound + start..<glyf.lowerBound + end
  }
}
