import FirstFrameCPNG
import Foundation

/// Reads one file with libpng. The C shims return its errors as values.
final class PNGReader {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The state of the C shims, which is allocated separately because libpng stores its address.
  let state: UnsafeMutablePointer<firstframe_png_reader>

  let colors: PNGColorChunks

  static func read(_ data: Data, withMetadata: Bool) throws(PNGError) -> PNGFile {
    try read(data, withMetadata: withMetadata) { reader throws(PNGError) in
      try reader.file(withMetadata: withMetadata)
    }
  }

  /// Calls a function with a reader that has read the header.
  static func read<Value>(
    _ data: Data, withMetadata: Bool, _ body: (PNGReader) throws(PNGError) -> Value
  ) throws(PNGError) -> Value {
    guard data.starts(with: signature) else { throw .notPNG(byteCount: data.count) }
    let limit = withMetadata ? FIRSTFRAME_PNG_MAXIMUM_TEXT_SIZE : FIRSTFRAME_PNG_MAXIMUM_CHUNK_SIZE
    let colors = PNGColorChunks(data, limit: limit)
    // libpng refuses files with chunks that are too large. A profile is not necessary.
    let data = colors.oversized.isEmpty ? data : data.removing(colors.oversized)
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(PNGError) in
        try body(PNGReader(bytes: bytes, colors: colors, withMetadata: withMetadata))
      }
    }
    return try result.get()
  }

  /// Reads the header. The bytes must outlive the reader.
  private init(bytes: UnsafeRawBufferPointer, colors: PNGColorChunks, withMetadata: Bool) throws(PNGError) {
    self.colors = colors
    state = .allocate(capacity: 1)
    state.initialize(to: firstframe_png_reader())
    state.pointee.bytes = bytes.bindMemory(to: UInt8.self).baseAddress
    state.pointee.count = bytes.count
    try check(firstframe_png_begin_read(state, withMetadata ? 1 : 0))
  }

  deinit {
    firstframe_png_close_reader(state)
    state.deallocate()
  }

  func check(_ result: Int32) throws(PNGError) {
    guard result == 0 else { return }
    throw .damaged(reason: withUnsafeBytes(of: &state.pointee.error) { String(messageIn: $0) })
  }

  private func file(withMetadata: Bool) throws(PNGError) -> PNGFile {
    let header = state.pointee
    let isGray = header.color_type & 2 == 0
    let description = colors.description(gamma: header.gamma, isGray: isGray)
    let bitmap = try bitmap(colors: description)
    try check(firstframe_png_end_read(state))
    var file = PNGFile(bitmap: bitmap, metadata: withMetadata ? metadata : PNGMetadata())
    file.samples = PNGSampleFormat(
      isWide: header.bit_depth == 16, convertedColors: description.convertedName, warnings: description.warnings)
    return file
  }

  /// The maximum compression ratio of Deflate: 258 bytes from two bits (RFC 1951, 3.2.5).
  private static let maximumCompressionRatio = 1032

  /// Reads the pixels. The header must have been read.
  private func bitmap(colors: PNGColorDescription) throws(PNGError) -> Bitmap {
    let size = try checkedSize()
    let samples = PNGSamples(of: state.pointee, colors: colors)
    try check(firstframe_png_begin_rows(state, samples.kind))
    let row = UnsafeMutableRawPointer.allocate(byteCount: size.width * samples.bytesPerPixel + 16, alignment: 16)
    defer { row.deallocate() }
    return try Bitmap(size: size) { pixels throws(PNGError) in
      if state.pointee.is_interlaced != 0 {
        try readPasses(of: size, as: samples, through: row, into: pixels)
      } else {
        try readRows(of: size, as: samples, through: row, into: pixels)
      }
    }
  }

  /// The size in the header, which the bytes of the file can contain.
  func checkedSize() throws(PNGError) -> PixelSize {
    let size: PixelSize
    do {
      size = try PixelSize(width: Int(state.pointee.width), height: Int(state.pointee.height))
    } catch {
      throw .unsupportedSize(error)
    }
    try checkCompressionRatio(for: size)
    return size
  }

  private func checkCompressionRatio(for size: PixelSize) throws(PNGError) {
    let stored = state.pointee.stored_bytes_per_row * size.height
    guard stored / Self.maximumCompressionRatio <= state.pointee.count else {
      throw .damaged(
        reason: "its header specifies \(size.width) x \(size.height) pixels, "
          + "more than \(state.pointee.count) bytes can contain")
    }
  }

  private func readRows(
    of size: PixelSize, as samples: PNGSamples, through row: UnsafeMutableRawPointer,
    into pixels: UnsafeMutablePointer<UInt32>
  ) throws(PNGError) {
    var y = 0
    while y < size.height {
      try readRow(as: samples, through: row, into: pixels + y &* size.width, count: size.width)
      y &+= 1
    }
  }

  /// Reads the seven passes of an interlaced picture, and scatters their pixels.
  private func readPasses(
    of size: PixelSize, as samples: PNGSamples, through row: UnsafeMutableRawPointer,
    into pixels: UnsafeMutablePointer<UInt32>
  ) throws(PNGError) {
    let converted = UnsafeMutablePointer<UInt32>.allocate(capacity: size.width)
    defer { converted.deallocate() }
    for pass in PNGInterlacePass.all where !pass.isEmpty(in: size) {
      for y in stride(from: pass.top, to: size.height, by: pass.rowStep) {
        try readRow(as: samples, through: row, into: converted, count: pass.width(in: size))
        pass.scatter(converted, along: pixels + y &* size.width, count: pass.width(in: size))
      }
    }
  }

  private func readRow(
    as samples: PNGSamples, through row: UnsafeMutableRawPointer, into pixels: UnsafeMutablePointer<UInt32>,
    count: Int
  ) throws(PNGError) {
    try check(firstframe_png_read_row(state, row.assumingMemoryBound(to: UInt8.self)))
    guard samples.convert(row, to: pixels, count: count) else {
      throw .damaged(reason: "the index of a pixel is outside the palette")
    }
  }

  /// The scale and the texts. The file must have been read completely.
  var metadata: PNGMetadata {
    let pixelsPerMeter = state.pointee.pixels_per_meter
    let texts = UnsafeBufferPointer(start: state.pointee.texts, count: Int(state.pointee.text_count))
    return PNGMetadata(
      scale: pixelsPerMeter > 0 ? PNGResolution(pixelsPerMeter: pixelsPerMeter).scale : nil,
      texts: texts.map(Self.text))
  }

  private static func text(_ text: png_text) -> PNGMetadata.Text {
    // The chunk iTXt is UTF-8, and tEXt and zTXt are Latin-1. libpng stores their lengths in different fields.
    let isUTF8 = text.compression == PNG_ITXT_COMPRESSION_NONE || text.compression == PNG_ITXT_COMPRESSION_zTXt
    let value = UnsafeRawBufferPointer(start: text.text, count: isUTF8 ? text.itxt_length : text.text_length)
    let keyword = UnsafeRawBufferPointer(start: text.key, count: text.key.map { strlen($0) } ?? 0)
    return PNGMetadata.Text(
      read: String(latin1: keyword),
      value: isUTF8 ? String(decoding: value, as: UTF8.self) : String(latin1: value))
  }
}

/// One of the seven passes of an interlaced picture (PNG Third Edition, 8.2).
struct PNGInterlacePass {
  let left: Int
  let top: Int
  let columnStep: Int
  let rowStep: Int

  static let all = [
    PNGInterlacePass(left: 0, top: 0, columnStep: 8, rowStep: 8),
    PNGInterlacePass(left: 4, top: 0, columnStep: 8, rowStep: 8),
    PNGInterlacePass(left: 0, top: 4, columnStep: 4, rowStep: 8),
    PNGInterlacePass(left: 2, top: 0, columnStep: 4, rowStep: 4),
    PNGInterlacePass(left: 0, top: 2, columnStep: 2, rowStep: 4),
    PNGInterlacePass(left: 1, top: 0, columnStep: 2, rowStep: 2),
    PNGInterlacePass(left: 0, top: 1, columnStep: 1, rowStep: 2),
  ]

  /// Returns the number of pixels in a row of this pass.
  func width(in size: PixelSize) -> Int {
    (size.width - left + columnStep - 1) / columnStep
  }

  /// Whether the file has no rows for this pass.
  func isEmpty(in size: PixelSize) -> Bool {
    size.width <= left || size.height <= top
  }

  /// Copies a row of this pass to its positions in a row of the picture.
  func scatter(_ pixels: UnsafePointer<UInt32>, along row: UnsafeMutablePointer<UInt32>, count: Int) {
    var index = 0
    var column = left
    while index < count {
      row[column] = pixels[index]
      column &+= columnStep
      index &+= 1
    }
  }
}

extension Data {
  /// Returns the bytes outside of ranges, which are in ascending order.
  fileprivate func removing(_ ranges: [Range<Int>]) -> Data {
    var result = self
    for range in ranges.reversed() {
      result.removeSubrange(startIndex + range.lowerBound..<startIndex + range.upperBound)
    }
    return result
  }
}

extension String {
  /// Creates a string from the message in a C buffer, up to its NUL.
  init(messageIn buffer: UnsafeRawBufferPointer) {
    self.init(decoding: buffer.prefix { $0 != 0 }, as: UTF8.self)
  }

  /// Creates a string from Latin-1 bytes. Each byte is a Unicode scalar.
  init(latin1 bytes: UnsafeRawBufferPointer) {
    self.init(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}
