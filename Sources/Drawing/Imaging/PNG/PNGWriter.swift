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
    picture.compression = compression.parameters(for: layout)
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
        // Colors without an alpha are opaque.
        picture.palette_alpha_count = Int32(alphas.lastIndex { $0 < 255 }.map { $0 + 1 } ?? 0)
        return firstframe_png_begin_write(state, &picture)
      }
    }
  }

  private func writeRows(of bitmap: Bitmap, layout: PNGLayout) throws(PNGError) {
    let width = bitmap.width
    let rows = PNGRowMemory(layout: layout, width: width)
    try bitmap.withPixels { pixels throws(PNGError) in
      var y = 0
      while y < bitmap.height {
        let source = pixels + y &* width
        // Most rows of interfaces equal the previous row.
        if y > 0, memcmp(source, source - width, width &* MemoryLayout<UInt32>.stride) == 0 {
          try check(firstframe_png_write_row(state, rows.repeated, rows.byteCount))
        } else {
          layout.write(source, to: rows.samples, count: width)
          try check(firstframe_png_write_row(state, rows.filtered, rows.byteCount))
        }
        y &+= 1
      }
      withExtendedLifetime(rows) {}
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

/// A row as it is compressed: the type of its filter and its samples.
///
/// Without filters, deflate finds more runs and repetitions in interfaces. In true color, a row that equals the previous
/// one is filtered to zeros, because a run of zeros takes fewer bytes and less time than a repetition.
private final class PNGRowMemory {
  private static let alignment = 16

  /// The number of bytes of a row with its filter type.
  let byteCount: Int
  /// The samples of the row, aligned.
  let samples: UnsafeMutableRawPointer
  /// The samples without a filter, and the type of that before them.
  let filtered: UnsafePointer<UInt8>
  /// A row that equals the previous one.
  let repeated: UnsafePointer<UInt8>
  private let memory: UnsafeMutableRawPointer
  private let zeros: UnsafeMutablePointer<UInt8>

  init(layout: PNGLayout, width: Int) {
    byteCount = 1 + layout.byteCount(ofRow: width)
    memory = .allocate(byteCount: width * 4 + 2 * Self.alignment, alignment: Self.alignment)
    samples = memory + Self.alignment
    let type = (samples - 1).assumingMemoryBound(to: UInt8.self)
    type.pointee = UInt8(FIRSTFRAME_PNG_FILTER_NONE)
    filtered = UnsafePointer(type)
    zeros = .allocate(capacity: byteCount)
    zeros.initialize(repeating: 0, count: byteCount)
    zeros.pointee = UInt8(FIRSTFRAME_PNG_FILTER_UP)
    repeated = layout.isPalette ? filtered : UnsafePointer(zeros)
  }

  deinit {
    memory.deallocate()
    zeros.deallocate()
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
