internal import FirstFrameCHarfBuzz

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
}
