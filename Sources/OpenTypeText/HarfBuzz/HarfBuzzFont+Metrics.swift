internal import FirstFrameCHarfBuzz
import FirstFrameTypesetting

extension HarfBuzzFont {
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
