import Foundation

extension Typeface {
  public var isEmoji: Bool { false }

  public var digest: String? { nil }

  public func colorPicture(of glyph: GlyphID, pixelsPerEm: Double) -> ColorGlyphPicture? { nil }

  public func shape(_ text: [Unicode.Scalar], range: Range<Int>, options: ShapingOptions) -> [ShapedGlyph] {
    shapeSingly(text, range: range, options: options)
  }

  /// A glyph for every visible character, and kerning between neighbours.
  func shapeSingly(_ text: [Unicode.Scalar], range: Range<Int>, options: ShapingOptions) -> [ShapedGlyph] {
    let table = GlyphTables.shared.table(for: self)
    let isRightToLeft = options.direction == .rightToLeft
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(range.count)
    for index in range where !text[index].isInvisible {
      let image = isRightToLeft ? text[index].mirrored : text[index]
      let character = table.glyph(for: image) == nil ? text[index] : image
      guard let glyph = table.glyph(for: character) else { continue }
      glyphs.append(
        ShapedGlyph(glyph: glyph, cluster: index, xAdvance: table.advance(of: glyph, for: character)))
    }
    if isRightToLeft { glyphs.reverse() }
    table.kern(&glyphs, of: text, isRightToLeft: isRightToLeft)
    return glyphs
  }

  /// Whether the typeface can show every visible character of a grapheme cluster.
  func covers(_ cluster: some Sequence<Unicode.Scalar>) -> Bool {
    cluster.allSatisfy { $0.isInvisible || glyph(drawing: $0) != nil }
  }

  /// The glyph of a character, or of one that looks the same.
  func glyph(drawing character: Unicode.Scalar) -> GlyphID? {
    if let glyph = glyph(for: character) { return glyph }
    let likeness = character.drawnAs
    return likeness == character ? nil : glyph(for: likeness)
  }
}

/// The glyphs, advances and kerning of a typeface's commonest characters, looked up once.
///
/// Unchecked: the kerning, which is filled in as pairs occur, is guarded by the lock; all else never changes.
final class GlyphTable: @unchecked Sendable {
  private struct Entry {
    let glyph: GlyphID?
    let advance: Double
  }

  private static let characters = 0x20..<0x100
  private static let kerned = 0x20..<0x80

  let typeface: any Typeface
  private let entries: [Entry]
  private let lock = NSLock()
  /// Pairs of ASCII characters, the left one by row; not a number where none was looked up yet.
  private var kerning = [Double](repeating: .nan, count: GlyphTable.kerned.count * GlyphTable.kerned.count)

  init(_ typeface: any Typeface) {
    self.typeface = typeface
    entries = Self.characters.map { value in
      let glyph = Unicode.Scalar(value).flatMap { $0.isInvisible ? nil : typeface.glyph(drawing: $0) }
      return Entry(glyph: glyph, advance: glyph.map(typeface.advance) ?? 0)
    }
  }

  /// The glyph of a visible character, or of one that looks the same.
  func glyph(for character: Unicode.Scalar) -> GlyphID? {
    let index = Int(character.value) - Self.characters.lowerBound
    return entries.indices.contains(index) ? entries[index].glyph : typeface.glyph(drawing: character)
  }

  func advance(of glyph: GlyphID, for character: Unicode.Scalar) -> Double {
    let index = Int(character.value) - Self.characters.lowerBound
    return entries.indices.contains(index) ? entries[index].advance : typeface.advance(of: glyph)
  }

  /// Adds the kerning between neighbours to their advances, and says where it does.
  func kern(_ glyphs: inout [ShapedGlyph], of text: [Unicode.Scalar], isRightToLeft: Bool) {
    guard glyphs.count > 1 else { return }
    lock.lock()
    defer { lock.unlock() }
    for index in 1..<glyphs.count {
      let left = glyphs[index - 1]
      let right = glyphs[index]
      let correction = correction(left.glyph, right.glyph, text[left.cluster], text[right.cluster], isRightToLeft)
      guard correction != 0 else { continue }
      glyphs[index - 1].xAdvance += correction
      // The later of the two in the text.
      glyphs[isRightToLeft ? index - 1 : index].isUnsafeToBreakBefore = true
    }
  }

  private func correction(
    _ left: GlyphID, _ right: GlyphID, _ leftCharacter: Unicode.Scalar, _ rightCharacter: Unicode.Scalar,
    _ isMirrored: Bool
  ) -> Double {
    let row = Int(leftCharacter.value) - Self.kerned.lowerBound
    let column = Int(rightCharacter.value) - Self.kerned.lowerBound
    let count = Self.kerned.count
    guard row >= 0, row < count, column >= 0, column < count, !isMirrored else {
      return typeface.kerning(between: left, and: right)
    }
    let known = kerning[row * count + column]
    if !known.isNaN { return known }
    let correction = typeface.kerning(between: left, and: right)
    kerning[row * count + column] = correction
    return correction
  }
}

/// The tables made so far, one for each typeface, safe to use from several threads.
///
/// A table keeps its typeface, so that its identity cannot pass to another.
final class GlyphTables: @unchecked Sendable {
  static let shared = GlyphTables()

  private static let limit = 64

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
  /// Whether the character ends a line wherever it stands (class BK, CR, LF or NL of UAX #14).
  var isLineBreak: Bool {
    switch value {
    case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the character only steers how others are shown, and has no glyph of its own.
  package var isInvisible: Bool {
    // Most text is below the first combining mark, where only the soft hyphen and the line breaks count.
    if value < 0x300 { return value == 0xAD || isLineBreak }
    if value == 0x3164 || value == 0xFFA0 { return false }
    return isLineBreak || properties.isDefaultIgnorableCodePoint
  }

  /// The character whose glyph stands for this one where it has none.
  package var drawnAs: Unicode.Scalar {
    switch value {
    case 0x09, 0xA0, 0x2007, 0x202F: " "
    case 0x2010, 0x2011: "-"
    default: self
    }
  }
}
