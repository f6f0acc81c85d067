internal import FirstFrameCHarfBuzz
import FirstFrameTypesetting
import Foundation

/// A face at one weight, measured in units of the em square.
///
/// Unchecked: the font was made immutable, so that any thread may ask it.
final class HarfBuzzFont: @unchecked Sendable {
  let pointer: OpaquePointer
  let face: HarfBuzzFace

  /// - Parameter weight: On the weight axis; nil where the face does not vary.
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

  /// The box of a glyph's ink, or of its picture; the height is negative where it goes down from the top.
  func extents(of glyph: UInt32) -> hb_glyph_extents_t? {
    var extents = hb_glyph_extents_t()
    return hb_font_get_glyph_extents(pointer, glyph, &extents) != 0 ? extents : nil
  }

  /// The vertical measures: of `OS/2` where it asks for its own, else of `hhea`, varied by `MVAR`.
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
      // The file tells the top of the underline.
      underlinePosition: underlineTop - thickness / 2, underlineThickness: thickness)
  }

  /// A height as the file tells it, or as a letter shows it.
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

/// How far from its origin a glyph may reach; what lies beyond is moved to the limit.
///
/// Letters stay far within: the widest of Unicode, a whole sentence in Arabic, is about a dozen ems wide. The limits
/// bound what a damaged file can ask a rasterizer for.
struct GlyphLimits {
  private let width: Double
  private let height: Double

  init(unitsPerEm: Int) {
    width = 32 * Double(unitsPerEm)
    height = 4 * Double(unitsPerEm)
  }

  func point(_ x: Float, _ y: Float) -> CGPoint {
    CGPoint(x: Self.clamped(Double(x), width), y: Self.clamped(Double(y), height))
  }

  /// An advance or an offset along the line.
  func along(_ distance: Int32) -> Double { Self.clamped(Double(distance), width) }

  /// An offset across the line.
  func across(_ distance: Int32) -> Double { Self.clamped(Double(distance), height) }

  /// Zero for what is not a number.
  private static func clamped(_ value: Double, _ limit: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -limit), limit)
  }
}
