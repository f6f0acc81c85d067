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
    var previous: GlyphItem?
    for cluster in run.string.precomposedStringWithCanonicalMapping {
      if cluster.unicodeScalars.contains(where: \.isLineBreak) {
        lines.append([])
        previous = nil
        continue
      }
      let face = library.typeface(for: cluster.unicodeScalars, font: run.font)
      if face == nil { report(cluster.unicodeScalars, missingIn: typeface) }
      for character in cluster.unicodeScalars where !character.isInvisible {
        let face = face ?? MissingCharacterTypeface.shared
        let scale = run.font.size / face.metrics.unitsPerEm
        guard let glyph = face.glyph(drawing: character) else { continue }
        if let previous, previous.typeface === face {
          addToLast(face.kerning(between: previous.glyph, and: glyph) * scale)
        }
        let item = GlyphItem(
          character: character, glyph: glyph, typeface: face, textRun: index,
          advance: face.advance(of: glyph) * scale + run.kern)
        lines[lines.count - 1].append(item)
        previous = item
      }
    }
  }

  private mutating func report(_ cluster: String.UnicodeScalarView, missingIn typeface: any Typeface) {
    for character in cluster where !typeface.covers(CollectionOfOne(character)) {
      if !missingCharacters.contains(character) { missingCharacters.append(character) }
    }
  }

  private mutating func addToLast(_ kerning: CGFloat) {
    let line = lines.count - 1
    lines[line][lines[line].count - 1].advance += kerning
  }
}
