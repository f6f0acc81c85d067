import Foundation

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
    let table = GlyphTables.shared.table(for: self)
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
///
/// `@unchecked Sendable`: the lock guards the kerning, which is computed when a pair is first used. The other
/// properties are immutable.
final class GlyphTable: @unchecked Sendable {
  private struct Entry {
    let glyph: GlyphID?
    let advance: Double
  }

  private static let characters = 0x20..<0x100
  private static let kernedCharacters = 0x20..<0x80

  let typeface: any Typeface
  private let entries: [Entry]
  private let lock = NSLock()
  /// The kerning of pairs of ASCII characters, with a row for each left character; NaN if not looked up yet.
  ///
  /// Empty until it is needed.
  private var kerning: [Double] = []

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
    lock.lock()
    defer { lock.unlock() }
    if kerning.isEmpty {
      kerning = [Double](repeating: .nan, count: Self.kernedCharacters.count * Self.kernedCharacters.count)
    }
    for index in 1..<glyphs.count {
      let left = glyphs[index - 1]
      let right = glyphs[index]
      let correction = correction(left.glyph, right.glyph, text[left.cluster], text[right.cluster], isRightToLeft)
      guard correction != 0 else { continue }
      glyphs[index - 1].xAdvance += correction
      // Marks the glyph that is later in logical order.
      glyphs[isRightToLeft ? index - 1 : index].isUnsafeToBreakBefore = true
    }
  }

  private func correction(
    _ left: GlyphID, _ right: GlyphID, _ leftCharacter: Unicode.Scalar, _ rightCharacter: Unicode.Scalar,
    _ isRightToLeft: Bool
  ) -> Double {
    let row = Int(leftCharacter.value) - Self.kernedCharacters.lowerBound
    let column = Int(rightCharacter.value) - Self.kernedCharacters.lowerBound
    let count = Self.kernedCharacters.count
    guard row >= 0, row < count, column >= 0, column < count, !isRightToLeft else {
      return typeface.kerning(between: left, and: right)
    }
    let cached = kerning[row * count + column]
    if !cached.isNaN { return cached }
    let correction = typeface.kerning(between: left, and: right)
    kerning[row * count + column] = correction
    return correction
  }
}

/// A cache of glyph tables, one for each typeface.
///
/// A table retains its typeface, so that the key stays valid. `@unchecked Sendable`: the lock guards the dictionary.
final class GlyphTables: @unchecked Sendable {
  static let shared = GlyphTables()

  private static let limit = 256

  private let lock = NSLock()
  private var tables: [ObjectIdentifier: GlyphTable] = [:]

  func table(for typeface: any Typeface) -> GlyphTable {
    let identifier = ObjectIdentifier(typeface)
    if let table = lock.withLock({ tables[identifier] }) { return table }
    let table = GlyphTable(typeface)
    return lock.withLock {
      if let other = tables[identifier] { return other }
      if tables.count == Self.limit { tables.removeAll() }
      tables[identifier] = table
      return table
    }
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
    return isLineBreak || properties.isDefaultIgnorableCodePoint
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
