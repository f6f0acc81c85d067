internal import FirstFrameCHarfBuzz

/// One face of a font file, as HarfBuzz reads it.
///
/// Unchecked: the face was made immutable, and HarfBuzz reads its tables under locks of its own.
final class HarfBuzzFace: @unchecked Sendable {
  let pointer: OpaquePointer
  let unitsPerEm: Int
  let glyphCount: Int

  /// - Parameter index: Of the face in its file.
  init(_ bytes: FontBytes, index: Int, tables: FaceTables) {
    let blob = hb_blob_create(
      bytes.start.assumingMemoryBound(to: CChar.self), UInt32(bytes.count), HB_MEMORY_MODE_READONLY,
      Unmanaged.passRetained(bytes).toOpaque()
    ) { Unmanaged<FontBytes>.fromOpaque($0.unsafelyUnwrapped).release() }
    defer { hb_blob_destroy(blob) }
    pointer = hb_face_create(blob, UInt32(index))
    unitsPerEm = tables.unitsPerEm
    glyphCount = tables.glyphCount
    hb_face_make_immutable(pointer)
  }

  deinit {
    hb_face_destroy(pointer)
  }

  /// Whether there are pictures of glyphs.
  var hasPictures: Bool { hb_ot_color_has_png(pointer) != 0 }

  /// The weights between which the face varies, as its file says; nil where it does not vary.
  var weightAxis: ClosedRange<Float>? {
    var axis = hb_ot_var_axis_info_t()
    guard hb_ot_var_find_axis_info(pointer, Tag.weightAxis.rawValue, &axis) != 0,
      axis.min_value < axis.max_value
    else { return nil }
    return axis.min_value...axis.max_value
  }
}

extension Tag {
  static let weightAxis: Tag = "wght"
}
