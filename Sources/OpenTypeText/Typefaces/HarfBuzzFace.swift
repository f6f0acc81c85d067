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

  /// What a name in a font file is for.
  ///
  /// Source: OpenType 1.9, "name", name IDs.
  enum Name: UInt32 {
    case family = 1
    case style = 2
    case full = 4
    case typographicFamily = 16
    case typographicStyle = 17
  }

  /// The longest name that is read, in bytes of UTF-8.
  private static let longestName: UInt32 = 256

  /// A name in English, or in the first language that the file has it in; nil where it is missing or empty.
  func name(_ name: Name) -> String? {
    let identifier = hb_ot_name_id_t(name.rawValue)
    if let english = self.name(identifier, in: hb_language_from_string("en", -1)) { return english }
    var count: UInt32 = 0
    guard let entries = hb_ot_name_list_names(pointer, &count) else { return nil }
    let entry = UnsafeBufferPointer(start: entries, count: Int(count)).first { $0.name_id == identifier }
    return entry.flatMap { self.name(identifier, in: $0.language) }
  }

  private func name(_ identifier: hb_ot_name_id_t, in language: hb_language_t?) -> String? {
    let bytes = [CChar](unsafeUninitializedCapacity: Int(Self.longestName)) { buffer, count in
      var size = Self.longestName
      hb_ot_name_get_utf8(pointer, identifier, language, &size, buffer.baseAddress)
      count = Int(size)
    }
    let text = String(decoding: bytes.map(UInt8.init(bitPattern:)), as: UTF8.self)
    // Control characters have no place in a name, nor in a message that quotes it.
    let printable = text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint && $0.value >= 0x20 }
    let name = String(String.UnicodeScalarView(printable)).split(separator: " ").joined(separator: " ")
    return name.isEmpty ? nil : name
  }
}

extension Tag {
  static let weightAxis: Tag = "wght"
}
