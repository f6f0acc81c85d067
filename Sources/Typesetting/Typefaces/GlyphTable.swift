import Foundation

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
