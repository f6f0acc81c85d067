internal import FirstFrameCHarfBuzz
import FirstFrameTypesetting

/// A HarfBuzz face: one face of a font file.
///
/// `@unchecked Sendable`: the face is immutable, and HarfBuzz synchronizes the loading of its tables.
final class HarfBuzzFace: @unchecked Sendable {
  let pointer: OpaquePointer
  let unitsPerEm: Int
  let glyphCount: Int

  /// - Parameter index: The index of the face in its file.
  convenience init(_ bytes: FontBytes, index: Int, tables: FaceTables) {
    self.init(bytes, index: index, unitsPerEm: tables.unitsPerEm, glyphCount: tables.glyphCount)
  }

  /// A face of which only the names are used.
  convenience init(namesIn bytes: FontBytes) {
    self.init(bytes, index: 0, unitsPerEm: 1000, glyphCount: 0)
  }

  private init(_ bytes: FontBytes, index: Int, unitsPerEm: Int, glyphCount: Int) {
    let blob = hb_blob_create(
      bytes.start.assumingMemoryBound(to: CChar.self), UInt32(bytes.count), HB_MEMORY_MODE_READONLY,
      Unmanaged.passRetained(bytes).toOpaque()
    ) { Unmanaged<FontBytes>.fromOpaque($0.unsafelyUnwrapped).release() }
    defer { hb_blob_destroy(blob) }
    pointer = hb_face_create(blob, UInt32(index))
    self.unitsPerEm = unitsPerEm
    self.glyphCount = glyphCount
    hb_face_make_immutable(pointer)
  }

  deinit {
    hb_face_destroy(pointer)
  }

  /// Whether the face has color bitmaps of glyphs.
  var hasPictures: Bool { hb_ot_color_has_png(pointer) != 0 }

  /// Whether the face has colors, but no bitmaps. Its emoji cannot be drawn.
  var hasOnlyColorLayers: Bool { has(.colorLayers) && !hasPictures }

  private func has(_ table: Tag) -> Bool {
    let blob = hb_face_reference_table(pointer, table.rawValue)
    defer { hb_blob_destroy(blob) }
    return hb_blob_get_length(blob) > 0
  }

  /// The range of the weight axis; `nil` if the face has no such axis.
  var weightAxis: ClosedRange<Float>? {
    var axis = hb_ot_var_axis_info_t()
    guard hb_ot_var_find_axis_info(pointer, Tag.weightAxis.rawValue, &axis) != 0,
      axis.min_value < axis.max_value
    else { return nil }
    return axis.min_value...axis.max_value
  }

  /// The purpose of a name in a font file.
  ///
  /// Source: OpenType 1.9, "name", name IDs.
  enum Name: UInt32 {
    case family = 1
    case style = 2
    case full = 4
    case postScript = 6
    case typographicFamily = 16
    case typographicStyle = 17
  }

  /// The maximum number of UTF-8 bytes to read from a name.
  private static let maximumNameLength: UInt32 = 256

  /// The name of the family of all weights and slants; `nil` if the file has none.
  var familyName: String? { name(.typographicFamily) ?? name(.family) }

  /// Returns a name in English, or else in the first language that has it; `nil` if it is missing or empty.
  func name(_ name: Name) -> String? {
    let identifier = hb_ot_name_id_t(name.rawValue)
    if let english = self.name(identifier, in: hb_language_from_string("en", -1)) { return english }
    var count: UInt32 = 0
    guard let entries = hb_ot_name_list_names(pointer, &count) else { return nil }
    let entry = UnsafeBufferPointer(start: entries, count: Int(count)).first { $0.name_id == identifier }
    return entry.flatMap { self.name(identifier, in: $0.language) }
  }

  private func name(_ identifier: hb_ot_name_id_t, in language: hb_language_t?) -> String? {
    let bytes = [CChar](unsafeUninitializedCapacity: Int(Self.maximumNameLength)) { buffer, count in
      var size = Self.maximumNameLength
      hb_ot_name_get_utf8(pointer, identifier, language, &size, buffer.baseAddress)
      count = Int(size)
    }
    let text = String(decoding: bytes.map(UInt8.init(bitPattern:)), as: UTF8.self)
    // Control characters would garble messages that quote the name.
    let printable = text.unicodeScalars.filter { !$0.has(.isIgnorable) && $0.value >= 0x20 }
    let name = String(String.UnicodeScalarView(printable)).split(separator: " ").joined(separator: " ")
    return name.isEmpty ? nil : name
  }
}

extension Tag {
  static let weightAxis: Tag = "wght"
  /// The table of glyphs that are drawn as colored layers of outlines.
  static let colorLayers: Tag = "COLR"
}
