import FirstFrameGeometry
import FirstFrameTextEscaping
import Foundation

/// The typeface for characters that no other typeface has. It draws a box with the code point.
///
/// An emoji is one box, with the code point of its first character and the advance that emoji have in a font.
final class MissingCharacterTypeface: Typeface {
  static let shared = MissingCharacterTypeface()

  private static let inset: CGFloat = 60
  private static let digitSize: CGFloat = 0.42

  let name = "FirstFrame Missing Characters"
  let metrics = TypefaceMetrics(
    unitsPerEm: 1000, ascender: VerticalGrid.line.top, descender: VerticalGrid.line.bottom, lineGap: 0,
    capHeight: VerticalGrid.capHeight, xHeight: VerticalGrid.xHeight, underlinePosition: -110, underlineThickness: 70)

  static func glyph(for character: Unicode.Scalar) -> GlyphID {
    GlyphID(rawValue: character.value)
  }

  func glyph(for character: Unicode.Scalar) -> GlyphID? {
    Self.glyph(for: character)
  }

  /// The bit of glyphs that stand for an emoji.
  private static let emoji: UInt32 = 1 << 31

  func advance(of glyph: GlyphID) -> Double {
    if glyph.rawValue & Self.emoji != 0 { return EmojiMeasures.advance * metrics.unitsPerEm }
    return digitsWidth(of: glyph) + 4 * Self.inset
  }

  private func digitsWidth(of glyph: GlyphID) -> CGFloat {
    CGFloat((digits(of: glyph).count + 1) / 2) * digitAdvance
  }

  func shape(_ text: [Unicode.Scalar], range: Range<Int>, options: ShapingOptions) -> [ShapedGlyph] {
    var glyphs: [ShapedGlyph] = []
    var scanner = GraphemeClusterScanner()
    var start = range.lowerBound
    for index in range {
      if scanner.startsCluster(at: text[index]), index > start {
        glyphs += boxes(for: text, cluster: start..<index)
        start = index
      }
    }
    glyphs += boxes(for: text, cluster: start..<range.upperBound)
    return options.direction == .rightToLeft ? glyphs.reversed() : glyphs
  }

  private func boxes(for text: [Unicode.Scalar], cluster: Range<Int>) -> [ShapedGlyph] {
    let visible = cluster.filter { !text[$0].isInvisible }
    guard let first = visible.first, text[cluster].prefersEmoji else {
      return visible.map { box(Self.glyph(for: text[$0]), at: $0) }
    }
    return [box(GlyphID(rawValue: text[first].value | Self.emoji), at: cluster.lowerBound)]
  }

  private func box(_ glyph: GlyphID, at index: Int) -> ShapedGlyph {
    ShapedGlyph(glyph: glyph, cluster: index, xAdvance: advance(of: glyph))
  }

  func kerning(between left: GlyphID, and right: GlyphID) -> Double { 0 }

  func outline(of glyph: GlyphID) -> Path {
    let box = CGRect(
      x: Self.inset, y: metrics.descender / 2, width: advance(of: glyph) - 2 * Self.inset,
      height: metrics.capHeight - metrics.descender)
    var path = Path { $0.addRect(box) }
    path.addPath(hole(in: box))
    for (index, digit) in digits(of: glyph).enumerated() { path.addPath(outline(of: digit, index: index, in: glyph)) }
    return path
  }

  /// Returns the inside of the frame, with the opposite winding, so that the nonzero rule leaves it empty.
  private func hole(in box: CGRect) -> Path {
    let hole = box.insetBy(dx: 40, dy: 40)
    return Path {
      $0.move(to: CGPoint(x: hole.minX, y: hole.minY))
      $0.addLine(to: CGPoint(x: hole.minX, y: hole.maxY))
      $0.addLine(to: CGPoint(x: hole.maxX, y: hole.maxY))
      $0.addLine(to: CGPoint(x: hole.maxX, y: hole.minY))
      $0.closeSubpath()
    }
  }

  /// Returns the outline of a digit, placed in one of two rows.
  private func outline(of digit: Unicode.Scalar, index: Int, in glyph: GlyphID) -> Path {
    let face = BuiltInTypeface.instance(weight: .medium)
    guard let shape = face.glyph(for: digit, features: .tabularFigures) else { return Path() }
    let columns = (digits(of: glyph).count + 1) / 2
    let (row, column) = index < columns ? (0, index) : (1, index - columns)
    let x = (advance(of: glyph) - digitsWidth(of: glyph)) / 2 + CGFloat(column) * digitAdvance
    let y = row == 0 ? 340.0 : -20.0
    let scale = Self.digitSize / FaceMeasures.unit
    return face.outline(of: shape).transformed(by: Affine(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y))
  }

  private var digitAdvance: CGFloat {
    let face = BuiltInTypeface.instance(weight: .medium)
    let zero = face.glyph(for: "0", features: .tabularFigures)
    return (zero.map(face.advance) ?? 1290) / FaceMeasures.unit * Self.digitSize
  }

  /// Returns the code point as four or six hexadecimal digits.
  private func digits(of glyph: GlyphID) -> [Unicode.Scalar] {
    let character = glyph.rawValue & ~Self.emoji
    return Array(
      Hexadecimal.digits(UInt64(character), count: character <= 0xFFFF ? 4 : 6, uppercase: true).unicodeScalars)
  }
}
