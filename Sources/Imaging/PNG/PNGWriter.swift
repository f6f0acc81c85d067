import FirstFrameCPNG
import Foundation

/// Writes one file with libpng. The C shims return its errors as values.
final class PNGWriter {
  /// The state of the C shims, which is allocated separately because libpng stores its address.
  private let state: UnsafeMutablePointer<firstframe_png_writer>

  static func data(
    of bitmap: Bitmap, metadata: PNGMetadata, compression: PNGCompression
  ) throws(PNGError) -> Data {
    let layout = PNGLayout(for: bitmap)
    let writer = PNGWriter(reserving: bitmap.size)
    try writer.writeHeader(of: bitmap, layout: layout, metadata: metadata, compression: compression)
    try writer.writeRows(of: bitmap, layout: layout)
    return try writer.finish()
  }

  /// Reserves enough memory for most pictures of interfaces, so that the bytes are rarely moved.
  private init(reserving size: PixelSize) {
    state = .allocate(capacity: 1)
    state.initialize(to: firstframe_png_writer())
    let capacity = 16_384 + size.area / 8
    state.pointee.bytes = malloc(capacity)?.assumingMemoryBound(to: UInt8.self)
    state.pointee.capacity = state.pointee.bytes == nil ? 0 : capacity
  }

  deinit {
    firstframe_png_close_writer(state)
    free(state.pointee.bytes)
    state.deallocate()
  }

  private func check(_ result: Int32) throws(PNGError) {
    guard result == 0 else { return }
    throw .notEncoded(reason: withUnsafeBytes(of: &state.pointee.error) { String(messageIn: $0) })
  }

  private func writeHeader(
    of bitmap: Bitmap, layout: PNGLayout, metadata: PNGMetadata, compression: PNGCompression
  ) throws(PNGError) {
    var picture = firstframe_png_picture()
    picture.compression_level = compression.rawValue
    picture.width = UInt32(bitmap.width)
    picture.height = UInt32(bitmap.height)
    picture.color_type = layout.colorType
    picture.bit_depth = layout.bitDepth
    if let scale = metadata.scale {
      picture.pixels_per_meter = try PNGResolution(scale: scale).pixelsPerMeter
    }
    let texts = PNGTextBuffer(metadata.texts)
    picture.texts = texts.texts.baseAddress
    picture.text_count = Int32(texts.texts.count)
    let result = withExtendedLifetime(texts) { begin(&picture, colors: layout.colors) }
    try check(result)
  }

  private func begin(_ picture: inout firstframe_png_picture, colors: [Color]) -> Int32 {
    let alphas = colors.map(\.alpha)
    let colors = colors.map { png_color(red: $0.red, green: $0.green, blue: $0.blue) }
    return colors.withUnsafeBufferPointer { colors in
      alphas.withUnsafeBufferPointer { alphas in
        picture.palette = colors.baseAddress
        picture.palette_count = Int32(colors.count)
        picture.palette_alpha = alphas.baseAddress
        // Colours without an alpha are opaque.
        picture.palette_alpha_count = Int32(alphas.lastIndex { $0 < 255 }.map { $0 + 1 } ?? 0)
        return firstframe_png_begin_write(state, &picture)
      }
    }
  }

  private func writeRows(of bitmap: Bitmap, layout: PNGLayout) throws(PNGError) {
    let width = bitmap.width
    let rowBytes = width * MemoryLayout<UInt32>.stride
    let row = UnsafeMutableRawPointer.allocate(byteCount: width * layout.bytesPerPixel + 16, alignment: 16)
    defer { row.deallocate() }
    try bitmap.withPixels { pixels throws(PNGError) in
      var y = 0
      while y < bitmap.height {
        let source = pixels + y &* width
        // A row that equals the previous row is already converted. Most rows of interfaces do.
        if y == 0 || memcmp(source, source - width, rowBytes) != 0 {
          layout.write(source, to: row, count: width)
        }
        try check(firstframe_png_write_row(state, row.assumingMemoryBound(to: UInt8.self)))
        y &+= 1
      }
    }
  }

  /// Returns the bytes without copying them.
  private func finish() throws(PNGError) -> Data {
    try check(firstframe_png_end_write(state))
    guard let bytes = realloc(state.pointee.bytes, state.pointee.count) else {
      throw .notEncoded(reason: "out of memory")
    }
    state.pointee.bytes = nil
    return Data(bytesNoCopy: bytes, count: state.pointee.count, deallocator: .free)
  }
}

/// Texts as libpng expects them: C strings with addresses that must be valid until the header is written.
final class PNGTextBuffer {
  let texts: UnsafeMutableBufferPointer<png_text>
  private let empty = strdup("")

  init(_ metadata: [PNGMetadata.Text]) {
    texts = .allocate(capacity: metadata.count)
    for (index, text) in metadata.enumerated() {
      let keyword = Self.copy(text.keyword.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
      let value = Array(text.value.utf8)
      texts.initializeElement(
        at: index, to: firstframe_png_international_text(keyword, Self.copy(value), value.count, empty))
    }
  }

  deinit {
    for text in texts {
      text.key.deallocate()
      text.text.deallocate()
    }
    texts.deallocate()
    free(empty)
  }

  private static func copy(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar> {
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
    memcpy(copy, bytes, bytes.count)
    copy[bytes.count] = 0
    return copy
  }
}
