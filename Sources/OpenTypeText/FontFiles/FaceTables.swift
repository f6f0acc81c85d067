/// The tables of a face that are read here, checked; all others are read by HarfBuzz, which checks them too.
struct FaceTables {
  private static let unitsPerEmLimits = 16...16_384

  let unitsPerEm: Int
  let glyphCount: Int
  /// As CSS counts it, before it is limited to 100...900; nil where the face does not say.
  let weightClass: Int?
  let isItalic: Bool

  init(_ bytes: FontBytes, _ directory: TableDirectory) throws(TableFault) {
    let head = try directory.required("head", size: 54)
    unitsPerEm = bytes.number16(at: head.lowerBound + 18) ?? 0
    guard Self.unitsPerEmLimits.contains(unitsPerEm) else {
      let limits = Self.unitsPerEmLimits
      throw TableFault(
        "the table 'head'",
        "divides the em into \(unitsPerEm) units, expected \(limits.lowerBound) to \(limits.upperBound)")
    }
    let maxp = try directory.required("maxp", size: 6)
    glyphCount = bytes.number16(at: maxp.lowerBound + 4) ?? 0
    guard glyphCount > 0 else { throw TableFault("the table 'maxp'", "counts no glyphs") }
    try Self.checkAdvances(bytes, directory, glyphCount: glyphCount)
    try Self.checkCharacters(bytes, directory)
    try Self.checkOutlines(directory)
    try GlyphComponents(bytes, directory, glyphCount: glyphCount)?.check()
    let os2 = directory["OS/2"]
    weightClass = os2.flatMap { $0.count >= 6 ? bytes.number16(at: $0.lowerBound + 4) : nil }
    let selection = os2.flatMap { $0.count >= 64 ? bytes.number16(at: $0.lowerBound + 62) : nil }
    let macStyle = bytes.number16(at: head.lowerBound + 44) ?? 0
    // Bit 0 is italic, bit 9 oblique; without the table, bit 1 of the older style.
    isItalic = selection.map { $0 & 0x201 != 0 } ?? (macStyle & 2 != 0)
  }

  private static func checkAdvances(
    _ bytes: FontBytes, _ directory: TableDirectory, glyphCount: Int
  ) throws(TableFault) {
    let hhea = try directory.required("hhea", size: 36)
    let count = bytes.number16(at: hhea.lowerBound + 34) ?? 0
    guard count > 0, count <= glyphCount else {
      throw TableFault("the table 'hhea'", "counts \(count) advances, expected 1 to \(glyphCount), one a glyph")
    }
    _ = try directory.required("hmtx", size: 4 * count)
  }

  /// There must be a mapping from Unicode, or from the private characters of a symbol font.
  private static func checkCharacters(_ bytes: FontBytes, _ directory: TableDirectory) throws(TableFault) {
    let cmap = try directory.required("cmap", size: 12)
    let count = bytes.number16(at: cmap.lowerBound + 2) ?? 0
    guard 4 + 8 * count <= cmap.count else {
      throw TableFault("the table 'cmap'", "ends within the \(count) mappings that it lists")
    }
    for index in 0..<count {
      let record = cmap.lowerBound + 4 + 8 * index
      guard let platform = bytes.number16(at: record), let offset = bytes.number32(at: record + 4) else { continue }
      if platform == 0 || platform == 3, offset + 4 <= cmap.count { return }
    }
    throw TableFault(
      "the table 'cmap'", "maps no Unicode characters to glyphs, expected a mapping of platform 0 or 3 within it")
  }

  private static func checkOutlines(_ directory: TableDirectory) throws(TableFault) {
    let isTrueType = directory["glyf"] != nil && directory["loca"] != nil
    let isCompact = directory["CFF "] != nil || directory["CFF2"] != nil
    let isPictures = (directory["CBDT"] != nil && directory["CBLC"] != nil) || directory["sbix"] != nil
    if !isTrueType, !isCompact, !isPictures {
      throw TableFault(
        "the table directory",
        "lists nothing to draw: expected 'glyf' and 'loca', 'CFF ', 'CFF2', 'CBDT' and 'CBLC', or 'sbix'")
    }
  }
}

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
