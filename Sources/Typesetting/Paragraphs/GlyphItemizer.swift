import Foundation

/// Turns runs of text into glyphs with their advances, a list for every line that the text itself breaks.
struct GlyphItemizer {
  let library: TypefaceLibrary
  private(set) var lines: [[GlyphItem]] = [[]]
  private(set) var missingCharacters: [Unicode.Scalar] = []

  init(_ runs: [TextRun], library: TypefaceLibrary) {
    self.library = library
    for (index, run) in runs.enumerated() { append(run, index: index) }
  }

  private mutating func append(_ run: TextRun, index: Int) {
    let typeface = library.typeface(for: run.font)
    let scale = run.font.size / typeface.metrics.unitsPerEm
    var previous: GlyphID?
    for character in run.string.precomposedStringWithCanonicalMapping.unicodeScalars {
      if character.isLineBreak {
        lines.append([])
        previous = nil
      } else if !character.isInvisible {
        let (glyph, face) = glyphAndTypeface(for: character, in: typeface)
        if face === typeface, let left = previous {
          addToLast(typeface.kerning(between: left, and: glyph) * scale)
        }
        let width = face.advance(of: glyph) * run.font.size / face.metrics.unitsPerEm
        let item = GlyphItem(
          character: character, glyph: glyph, typeface: face, textRun: index, advance: width + run.kern)
        lines[lines.count - 1].append(item)
        previous = face === typeface ? glyph : nil
      }
    }
  }

  private mutating func addToLast(_ kerning: CGFloat) {
    let line = lines.count - 1
    lines[line][lines[line].count - 1].advance += kerning
  }

  private mutating func glyphAndTypeface(
    for character: Unicode.Scalar, in typeface: any Typeface
  ) -> (GlyphID, any Typeface) {
    if let glyph = typeface.glyph(for: character.drawnAs) { return (glyph, typeface) }
    if !missingCharacters.contains(character) { missingCharacters.append(character) }
    return (MissingCharacterTypeface.glyph(for: character), MissingCharacterTypeface.shared)
  }
}
