import FirstFrameCaching
import Synchronization

extension Typeface {
  package var isEmoji: Bool { false }

  package var postScriptName: String { name }

  package var digest: String? { nil }

  package func colorPicture(of glyph: GlyphID, pixelsPerEm: Double) -> ColorGlyphPicture? { nil }

  package func shape(_ text: [Unicode.Scalar], range: Range<Int>, options: ShapingOptions) -> [ShapedGlyph] {
    shapeSimply(text, range: range, options: options)
  }

  /// Shapes text with one glyph for each visible character, and kerning between adjacent glyphs.
  func shapeSimply(_ text: [Unicode.Scalar], range: Range<Int>, options: ShapingOptions) -> [ShapedGlyph] {
    let table = GlyphTable.table(for: self)
    let isRightToLeft = options.direction == .rightToLeft
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(range.count)
    for index in range where !text[index].isInvisible {
      let mirrored = isRightToLeft ? text[index].mirrored : text[index]
      let character = table.glyph(for: mirrored) == nil ? text[index] : mirrored
      guard let glyph = table.glyph(for: character) else { continue }
      glyphs.append(
        ShapedGlyph(glyph: glyph, cluster: index, xAdvance: table.advance(of: glyph, for: character)))
    }
    if isRightToLeft { glyphs.reverse() }
    table.kern(&glyphs, of: text, isRightToLeft: isRightToLeft)
    return glyphs
  }

  /// Whether the typeface has all visible characters of a grapheme cluster, or look-alikes of them.
  func covers(_ cluster: some Sequence<Unicode.Scalar>) -> Bool {
    cluster.allSatisfy { $0.isInvisible || glyph(drawing: $0) != nil }
  }

  /// Returns the glyph of a character, or else of its look-alike.
  func glyph(drawing character: Unicode.Scalar) -> GlyphID? {
    if let glyph = glyph(for: character) { return glyph }
    let lookAlike = character.lookAlike
    return lookAlike == character ? nil : glyph(for: lookAlike)
  }
}

/// A cache of the glyphs, advances and kerning of a typeface's most common characters.
final class GlyphTable: Sendable {
  private struct Entry {
    let glyph: GlyphID?
    let advance: Double
  }

  private static let characters = 0x20..<0x100
  private static let kernedCharacters = 0x20..<0x80

  let typeface: any Typeface
  private let entries: [Entry]
  /// The kerning of pairs of ASCII characters, with a row for each left character; NaN if not looked up yet.
  ///
  /// Empty until it is needed.
  private let kerning = Mutex<[Double]>([])

  init(_ typeface: any Typeface) {
    self.typeface = typeface
    entries = Self.characters.map { value in
      let glyph = Unicode.Scalar(value).flatMap { $0.isInvisible ? nil : typeface.glyph(drawing: $0) }
      return Entry(glyph: glyph, advance: glyph.map(typeface.advance) ?? 0)
    }
  }

  /// Returns the glyph of a visible character, or else of its look-alike.
  func glyph(for character: Unicode.Scalar) -> GlyphID? {
    let index = Int(character.value) - Self.characters.lowerBound
    return entries.indices.contains(index) ? entries[index].glyph : typeface.glyph(drawing: character)
  }

  func advance(of glyph: GlyphID, for character: Unicode.Scalar) -> Double {
    let index = Int(character.value) - Self.characters.lowerBound
    return entries.indices.contains(index) ? entries[index].advance : typeface.advance(of: glyph)
  }

  /// Adds the kerning of adjacent glyphs to their advances, and marks the positions between kerned glyphs as unsafe to
  /// break.
  func kern(_ glyphs: inout [ShapedGlyph], of text: [Unicode.Scalar], isRightToLeft: Bool) {
    guard glyphs.count > 1 else { return }
    let entries = (1..<glyphs.count).map { index in
      isRightToLeft ? nil : Self.kerningEntry(text[glyphs[index - 1].cluster], text[glyphs[index].cluster])
    }
    let corrections = corrections(of: glyphs, entries: entries)
    for (index, correction) in corrections.enumerated() where correction != 0 {
      glyphs[index].xAdvance += correction
      // Marks the glyph that is later in logical order.
      glyphs[isRightToLeft ? index : index + 1].isUnsafeToBreakBefore = true
    }
  }

  /// Returns the kerning of each glyph and the next one.
  ///
  /// - Parameter entries: For each pair, its index in `kerning`, or `nil` for a pair that is not cached.
  private func corrections(of glyphs: [ShapedGlyph], entries: [Int?]) -> [Double] {
    var corrections = kerning.withLock { kerning in
      entries.map { entry in entry.flatMap { kerning.isEmpty ? nil : kerning[$0] } ?? .nan }
    }
    var found: [(entry: Int, correction: Double)] = []
    for index in corrections.indices where corrections[index].isNaN {
      corrections[index] = typeface.kerning(between: glyphs[index].glyph, and: glyphs[index + 1].glyph)
      if let entry = entries[index] { found.append((entry, corrections[index])) }
    }
    if !found.isEmpty { remember(found) }
    return corrections
  }

  private func remember(_ found: [(entry: Int, correction: Double)]) {
    kerning.withLock { kerning in
      if kerning.isEmpty {
        kerning = [Double](repeating: .nan, count: Self.kernedCharacters.count * Self.kernedCharacters.count)
      }
      for (entry, correction) in found { kerning[entry] = correction }
    }
  }

  /// Returns the index of a pair in `kerning`; `nil` if one of the characters is not ASCII.
  private static func kerningEntry(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Int? {
    guard kernedCharacters.contains(Int(left.value)), kernedCharacters.contains(Int(right.value)) else { return nil }
    let (row, column) = (Int(left.value) - kernedCharacters.lowerBound, Int(right.value) - kernedCharacters.lowerBound)
    return row * kernedCharacters.count + column
  }
}

extension GlyphTable {
  /// The tables of typefaces. A table retains its typeface, so that the key stays valid.
  private static let tables = LimitedCache<ObjectIdentifier, GlyphTable>(limit: 256)

  static func table(for typeface: any Typeface) -> GlyphTable {
    tables.value(for: ObjectIdentifier(typeface)) { GlyphTable(typeface) }
  }
}

extension Unicode.Scalar {
  /// Whether the character is a mandatory line break (class BK, CR, LF or NL of UAX #14).
  var isLineBreak: Bool {
    switch value {
    case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the character has no glyph: line breaks and default ignorable characters.
  package var isInvisible: Bool {
    // Fast path: below the first combining mark, only the soft hyphen and the line breaks are invisible.
    if value < 0x300 { return value == 0xAD || isLineBreak }
    if value == 0x3164 || value == 0xFFA0 { return false }
    return isLineBreak || has(.isIgnorable)
  }

  /// A character that looks the same and replaces this one if the typeface lacks it; the character itself if there is
  /// none.
  package var lookAlike: Unicode.Scalar {
    switch value {
    case 0x09, 0xA0, 0x2007, 0x202F: " "
    case 0x2010, 0x2011: "-"
    default: self
    }
  }
}
