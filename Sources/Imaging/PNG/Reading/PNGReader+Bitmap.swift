import FirstFrameCPNG

extension PNGReader {
  /// Deflate turns one byte into 1032 at the very most: 258 bytes from two bits (RFC 1951, 3.2.5).
  private static let largestInflation = 1032

  /// The pixels, once the header was read.
  func bitmap() throws(PNGError) -> Bitmap {
    let size = try size()
    try checkInflation(to: size)
    let samples = PNGSamples(of: state.pointee)
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

  private func size() throws(PNGError) -> PixelSize {
    do {
      return try PixelSize(width: Int(state.pointee.width), height: Int(state.pointee.height))
    } catch {
      throw .unsupportedSize(error)
    }
  }

  private func checkInflation(to size: PixelSize) throws(PNGError) {
    let stored = state.pointee.stored_bytes_per_row * size.height
    guard stored / Self.largestInflation <= state.pointee.count else {
      throw .damaged(
        reason: "its header tells of \(size.width) x \(size.height) pixels, "
          + "more than \(state.pointee.count) bytes can hold")
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

  /// Reads the seven small pictures that an interlaced one consists of, and scatters their pixels.
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
      throw .damaged(reason: "a pixel counts beyond the palette")
    }
  }
}
