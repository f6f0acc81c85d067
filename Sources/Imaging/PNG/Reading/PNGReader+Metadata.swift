import FirstFrameCPNG

extension PNGReader {
  /// What the file says beside the pixels, once it was read to its end.
  var metadata: PNGMetadata {
    let pixelsPerMeter = state.pointee.pixels_per_meter
    let texts = UnsafeBufferPointer(start: state.pointee.texts, count: Int(state.pointee.text_count))
    return PNGMetadata(
      scale: pixelsPerMeter > 0 ? PNGResolution(pixelsPerMeter: pixelsPerMeter).scale : nil,
      texts: texts.map(Self.text))
  }

  private static func text(_ text: png_text) -> PNGMetadata.Text {
    // The chunk iTXt is in UTF-8, the older ones in Latin-1; libpng gives the length in one field or the other.
    let isUTF8 = text.compression == PNG_ITXT_COMPRESSION_NONE || text.compression == PNG_ITXT_COMPRESSION_zTXt
    let value = UnsafeRawBufferPointer(start: text.text, count: isUTF8 ? text.itxt_length : text.text_length)
    let keyword = UnsafeRawBufferPointer(start: text.key, count: text.key.map { strlen($0) } ?? 0)
    return PNGMetadata.Text(
      read: String(latin1: keyword),
      value: isUTF8 ? String(decoding: value, as: UTF8.self) : String(latin1: value))
  }
}
