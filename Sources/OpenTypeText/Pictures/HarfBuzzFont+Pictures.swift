internal import FirstFrameCHarfBuzz
import FirstFrameTypesetting
import Foundation

extension HarfBuzzFont {
  /// The picture of a glyph, from the smallest set of pictures that is large enough, or the largest.
  func picture(of glyph: UInt32, pixelsPerEm: Double) -> ColorGlyphPicture? {
    let sized = hb_font_create_sub_font(pointer)
    defer { hb_font_destroy(sized) }
    let size = UInt32(min(max(pixelsPerEm.rounded(.up), 1), 10_000))
    hb_font_set_ppem(sized, size, size)
    let blob = hb_ot_color_glyph_reference_png(sized, glyph)
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    var extents = hb_glyph_extents_t()
    guard let bytes = hb_blob_get_data(blob, &count), count > 0,
      hb_font_get_glyph_extents(sized, glyph, &extents) != 0, extents.width > 0, extents.height < 0
    else { return nil }
    let png = UnsafeRawBufferPointer(start: bytes, count: Int(count))
    guard PictureHeader(png)?.isReasonable == true else { return nil }
    return ColorGlyphPicture(png: Array(png), box: box(extents))
  }

  private func box(_ extents: hb_glyph_extents_t) -> CGRect {
    let limits = GlyphLimits(unitsPerEm: face.unitsPerEm)
    let (left, top) = (limits.along(extents.x_bearing), limits.across(extents.y_bearing))
    let right = limits.along(extents.x_bearing &+ extents.width)
    let bottom = limits.across(extents.y_bearing &+ extents.height)
    return CGRect(x: left, y: bottom, width: max(right - left, 0), height: max(top - bottom, 0))
  }
}
