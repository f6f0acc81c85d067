/// The validated values of the tables that this module reads. HarfBuzz reads and validates all other tables.
struct FaceTables {
  private static let unitsPerEmLimits = 16...16_384
  static let normalWidth = 5

  let unitsPerEm: Int
  let glyphCount: Int
  /// The weight on the scale of CSS, not yet clamped to 100...900; `nil` if unknown.
  let weightClass: Int?
  /// The width from 1 (narrowest) to 9; 5 is normal.
  let widthClass: Int
  let isItalic: Bool

  init(_ bytes: FontBytes, _ directory: TableDirectory) throws(TableFault) {
    let head = try directory.required("head", size: 54)
    unitsPerEm = bytes.unsigned16(at: head.lowerBound + 18) ?? 0
    guard Self.unitsPerEmLimits.contains(unitsPerEm) else {
      let limits = Self.unitsPerEmLimits
      throw TableFault(
        "the table 'head'",
        "divides the em into \(unitsPerEm) units, expected \(limits.lowerBound) to \(limits.upperBound)")
    }
    let maxp = try directory.required("maxp", size: 6)
    glyphCount = bytes.unsigned16(at: maxp.lowerBound + 4) ?? 0
    guard glyphCount > 0 else { throw TableFault("the table 'maxp'", "has no glyphs") }
    try Self.checkAdvances(bytes, directory, glyphCount: glyphCount)
    try Self.checkCharacters(bytes, directory)
    try Self.checkOutlines(directory)
    try GlyphComponents(bytes, directory, glyphCount: glyphCount)?.check()
    let os2 = directory["OS/2"]
    weightClass = os2.flatMap { $0.count >= 6 ? bytes.unsigned16(at: $0.lowerBound + 4) : nil }
    widthClass = os2.flatMap { $0.count >= 8 ? bytes.unsigned16(at: $0.lowerBound + 6) : nil } ?? Self.normalWidth
    let selection = os2.flatMap { $0.count >= 64 ? bytes.unsigned16(at: $0.lowerBound + 62) : nil }
    let macStyle = bytes.unsigned16(at: head.lowerBound + 44) ?? 0
    // Bit 0 of fsSelection is italic, bit 9 is oblique. Without `OS/2`, bit 1 of macStyle is italic.
    isItalic = selection.map { $0 & 0x201 != 0 } ?? (macStyle & 2 != 0)
  }

  private static func checkAdvances(
    _ bytes: FontBytes, _ directory: TableDirectory, glyphCount: Int
  ) throws(TableFault) {
    let hhea = try directory.required("hhea", size: 36)
    let count = bytes.unsigned16(at: hhea.lowerBound + 34) ?? 0
    guard count > 0, count <= glyphCount else {
      throw TableFault(
        "the table 'hhea'", "has \(count) advances, expected 1 to \(glyphCount), at most one for each glyph")
    }
    _ = try directory.required("hmtx", size: 4 * count)
  }

  /// Checks that there is a mapping from Unicode or from the private use characters of a symbol font.
  private static func checkCharacters(_ bytes: FontBytes, _ directory: TableDirectory) throws(TableFault) {
    let cmap = try directory.required("cmap", size: 12)
    let count = bytes.unsigned16(at: cmap.lowerBound + 2) ?? 0
    guard 4 + 8 * count <= cmap.count else {
      throw TableFault("the table 'cmap'", "ends within its list of \(count) mappings")
    }
    for index in 0..<count {
      let record = cmap.lowerBound + 4 + 8 * index
      guard let platform = bytes.unsigned16(at: record), let offset = bytes.unsigned32(at: record + 4) else { continue }
      if platform == 0 || platform == 3, offset + 4 <= cmap.count { return }
    }
    throw TableFault(
      "the table 'cmap'", "maps no Unicode characters to glyphs, expected a mapping of platform 0 or 3")
  }

  private static func checkOutlines(_ directory: TableDirectory) throws(TableFault) {
    let isTrueType = directory["glyf"] != nil && directory["loca"] != nil
    let isCompact = directory["CFF "] != nil || directory["CFF2"] != nil
    let hasBitmaps = (directory["CBDT"] != nil && directory["CBLC"] != nil) || directory["sbix"] != nil
    if !isTrueType, !isCompact, !hasBitmaps {
      throw TableFault(
        "the table directory",
        "lists no outlines or bitmaps: expected 'glyf' and 'loca', 'CFF ', 'CFF2', 'CBDT' and 'CBLC', or 'sbix'"
      )
    }
  }
}

/// The composite glyphs of a TrueType face.
///
/// Drawing a glyph that contains itself would not terminate. Drawing a chain of glyphs, each with two copies of the
/// previous glyph, would take exponential time. Faces with such glyphs are rejected.
///
/// Source: OpenType 1.9, "glyf", composite glyph description.
struct GlyphComponents {
  /// The largest number of components of one glyph, including nested ones.
  static let maximumCount = 2048
  /// The maximum nesting depth of components.
  static let maximumDepth = 32

  private static let hasMore = 0x20
  private static let headerSize = 10

  private let bytes: FontBytes
  private let glyf: Range<Int>
  private let loca: Range<Int>
  private let hasLongOffsets: Bool
  private let glyphCount: Int

  /// Returns `nil` if the face has no TrueType outlines.
  init?(_ bytes: FontBytes, _ directory: TableDirectory, glyphCount: Int) {
    guard let glyf = directory["glyf"], let loca = directory["loca"], let head = directory["head"] else { return nil }
    self.bytes = bytes
    self.glyf = glyf
    self.loca = loca
    self.glyphCount = glyphCount
    hasLongOffsets = bytes.unsigned16(at: head.lowerBound + 50) != 0
  }

  func check() throws(TableFault) {
    var totals: [Int: Int] = [:]
    for glyph in 0..<glyphCount where isComposite(glyph) {
      _ = try total(of: glyph, in: &totals, level: 0)
    }
  }

  /// Returns the number of components of a glyph, including nested ones. `totals` caches the results.
  private func total(of glyph: Int, in totals: inout [Int: Int], level: Int) throws(TableFault) -> Int {
    if let total = totals[glyph] { return total }
    guard level < Self.maximumDepth else {
      throw TableFault(
        "glyph \(glyph)", "contains itself, or has components nested more than \(Self.maximumDepth) levels deep")
    }
    var total = 1
    for part in parts(of: glyph) { total += try self.total(of: part, in: &totals, level: level + 1) }
    guard total <= Self.maximumCount else {
      throw TableFault("glyph \(glyph)", "has more than \(Self.maximumCount) components")
    }
    totals[glyph] = total
    return total
  }

  private func isComposite(_ glyph: Int) -> Bool {
    guard let range = range(of: glyph) else { return false }
    return (bytes.signed16(at: range.lowerBound) ?? 0) < 0
  }

  /// Returns the direct components of a glyph.
  private func parts(of glyph: Int) -> [Int] {
    guard isComposite(glyph), let range = range(of: glyph) else { return [] }
    var parts: [Int] = []
    var offset = range.lowerBound + Self.headerSize
    while offset + 4 <= range.upperBound, parts.count <= Self.maximumCount,
      let flags = bytes.unsigned16(at: offset), let part = bytes.unsigned16(at: offset + 2)
    {
      parts.append(part)
      if flags & Self.hasMore == 0 { break }
      offset += 4 + Self.argumentSize(flags)
    }
    return parts
  }

  /// Returns the number of bytes of a component's two arguments and of its transform: none, one or two scales, or a
  /// matrix.
  private static func argumentSize(_ flags: Int) -> Int {
    let arguments = flags & 0x1 != 0 ? 4 : 2
    if flags & 0x8 != 0 { return arguments + 2 }
    if flags & 0x40 != 0 { return arguments + 4 }
    return flags & 0x80 != 0 ? arguments + 8 : arguments
  }

  /// Returns the range of a glyph's description in the file; `nil` if it is empty or outside of the table.
  private func range(of glyph: Int) -> Range<Int>? {
    guard glyph < glyphCount else { return nil }
    let size = hasLongOffsets ? 4 : 2
    let entry = loca.lowerBound + glyph * size
    guard entry + 2 * size <= loca.upperBound else { return nil }
    let (start, end) =
      hasLongOffsets
      ? (bytes.unsigned32(at: entry) ?? 0, bytes.unsigned32(at: entry + 4) ?? 0)
      : (2 * (bytes.unsigned16(at: entry) ?? 0), 2 * (bytes.unsigned16(at: entry + 2) ?? 0))
    guard start + Self.headerSize <= end, end <= glyf.count else { return nil }
    return glyf.lowerBound + start..<glyf.lowerBound + end
  }
}
