internal import FirstFrameCHarfBuzz
import FirstFrameTypesetting
import Foundation

/// A HarfBuzz font: a face at one weight, with measures in font units.
///
/// `@unchecked Sendable`: the font is immutable.
final class HarfBuzzFont: @unchecked Sendable {
  let pointer: OpaquePointer
  let face: HarfBuzzFace

  /// - Parameter weight: The position on the weight axis; `nil` if the face is not variable.
  init(_ face: HarfBuzzFace, weight: Float? = nil) {
    self.face = face
    pointer = hb_font_create(face.pointer)
    hb_font_set_scale(pointer, Int32(face.unitsPerEm), Int32(face.unitsPerEm))
    if let weight {
      var setting = hb_variation_t(tag: Tag.weightAxis.rawValue, value: weight)
      hb_font_set_variations(pointer, &setting, 1)
    }
    hb_font_make_immutable(pointer)
  }

  deinit {
    hb_font_destroy(pointer)
  }

  func glyph(for character: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(pointer, character.value, &glyph) != 0 && glyph != 0 ? glyph : nil
  }

  func advance(of glyph: UInt32) -> Int32 {
    hb_font_get_glyph_h_advance(pointer, glyph)
  }

  /// Returns the box of a glyph's ink or bitmap, in font units. The height is negative, because it is measured
  /// downwards from the top.
  func extents(of glyph: UInt32) -> hb_glyph_extents_t? {
    var extents = hb_glyph_extents_t()
    return hb_font_get_glyph_extents(pointer, glyph, &extents) != 0 ? extents : nil
  }

  /// The vertical metrics: from `OS/2` if it sets USE_TYPO_METRICS, otherwise from `hhea`. The variations in `MVAR` are
  /// applied.
  var metrics: TypefaceMetrics {
    let em = Double(face.unitsPerEm)
    var line = hb_font_extents_t()
    if hb_font_get_h_extents(pointer, &line) == 0 || line.ascender <= line.descender {
      line = hb_font_extents_t()
      line.ascender = hb_position_t(0.8 * em)
      line.descender = hb_position_t(-0.2 * em)
    }
    let thickness = metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE).flatMap { $0 > 0 ? $0 : nil } ?? (em / 20).rounded()
    let underlineTop = metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) ?? -em / 10
    return TypefaceMetrics(
      unitsPerEm: em, ascender: Double(line.ascender), descender: Double(line.descender),
      lineGap: max(Double(line.line_gap), 0),
      capHeight: height(HB_OT_METRICS_TAG_CAP_HEIGHT, of: "H") ?? 0.7 * em,
      xHeight: height(HB_OT_METRICS_TAG_X_HEIGHT, of: "x") ?? 0.5 * em,
      // The file has the top of the underline, not its middle.
      underlinePosition: underlineTop - thickness / 2, underlineThickness: thickness)
  }

  /// Returns a height from the file's metrics, or else from the extents of a letter.
  private func height(_ tag: hb_ot_metrics_tag_t, of letter: Unicode.Scalar) -> Double? {
    if let height = metric(tag), height > 0 { return height }
    guard let glyph = glyph(for: letter), let extents = extents(of: glyph), extents.y_bearing > 0 else { return nil }
    return Double(extents.y_bearing)
  }

  private func metric(_ tag: hb_ot_metrics_tag_t) -> Double? {
    var position: hb_position_t = 0
    return hb_ot_metrics_get_position(pointer, tag, &position) != 0 ? Double(position) : nil
  }
}

/// The maximum distances of a glyph's points from its origin. Coordinates are clamped to these limits.
///
/// Real glyphs are far smaller: the widest in Unicode, an Arabic ligature of a whole sentence, is about 12 ems wide.
/// The limits bound the memory that rasterizing a glyph of a damaged file can need.
struct GlyphLimits {
  private let width: Double
  private let height: Double

  init(unitsPerEm: Int) {
    width = 32 * Double(unitsPerEm)
    height = 4 * Double(unitsPerEm)
  }

  /// Returns a clamped point, in font units.
  func point(_ x: Float, _ y: Float) -> CGPoint {
    CGPoint(x: Self.clamped(Double(x), width), y: Self.clamped(Double(y), height))
  }

  /// Returns a clamped advance or horizontal offset, in font units.
  func horizontal(_ distance: Int32) -> Double { Self.clamped(Double(distance), width) }

  /// Returns a clamped vertical offset, in font units.
  func vertical(_ distance: Int32) -> Double { Self.clamped(Double(distance), height) }

  /// Returns a clamped value; 0 if it is NaN.
  private static func clamped(_ value: Double, _ limit: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -limit), limit)
  }
}
