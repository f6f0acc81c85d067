import FirstFrameGeometry
import FirstFrameTextEscaping
import Foundation

/// The typeface for characters that no other typeface has. It draws a box with the code point.
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

  func advance(of glyph: GlyphID) -> Double {
    Double((digits(of: glyph).count + 1) / 2) * digitAdvance + 4 * Self.inset
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
    let x = 2 * Self.inset + CGFloat(column) * digitAdvance
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
    Array(
      Hexadecimal.digits(UInt64(glyph.rawValue), count: glyph.rawValue <= 0xFFFF ? 4 : 6, uppercase: true)
        .unicodeScalars)
  }
}
