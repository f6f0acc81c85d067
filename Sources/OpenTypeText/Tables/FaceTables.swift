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
