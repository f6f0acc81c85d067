import FirstFrameCPNG
package import Foundation

/// The pixels of a PNG with all bits of their samples: four premultiplied channels of 16 bits.
package struct PNGWideSamples: Equatable {
  private let size: PixelSize
  private let pixels: [UInt64]
  /// The chunks that describe the colors, which are not converted here.
  private let colors: PNGColorChunks

  /// - Throws: ``PNGError``, as ``Bitmap/init(pngData:)`` does.
  package init(data: Data) throws(PNGError) {
    self = try PNGReader.read(data, withMetadata: false) { reader throws(PNGError) in
      try PNGWideSamples(reader)
    }
  }

  private init(_ reader: PNGReader) throws(PNGError) {
    let size = try reader.checkedSize()
    try reader.check(firstframe_png_begin_rows(reader.state, Int32(FIRSTFRAME_PNG_EXPANDED)))
    let row = UnsafeMutablePointer<UInt16>.allocate(capacity: size.width * 4 + 8)
    defer { row.deallocate() }
    var pixels = [UInt64](repeating: 0, count: size.area)
    let whole = PNGInterlacePass(left: 0, top: 0, columnStep: 1, rowStep: 1)
    let passes = reader.state.pointee.is_interlaced != 0 ? PNGInterlacePass.all : [whole]
    for pass in passes where !pass.isEmpty(in: size) {
      for y in stride(from: pass.top, to: size.height, by: pass.rowStep) {
        let result = row.withMemoryRebound(to: UInt8.self, capacity: size.width * 8 + 16) {
          firstframe_png_read_row(reader.state, $0)
        }
        try reader.check(result)
        pixels.withUnsafeMutableBufferPointer { pixels in
          for index in 0..<pass.width(in: size) {
            pixels[y * size.width + pass.left + index * pass.columnStep] = Self.premultiplied(row + 4 * index)
          }
        }
      }
    }
    try reader.check(firstframe_png_end_read(reader.state))
    self.size = size
    self.pixels = pixels
    colors = reader.colors
  }

  private static func premultiplied(_ samples: UnsafePointer<UInt16>) -> UInt64 {
    let alpha = UInt64(samples[3])
    func channel(_ index: Int) -> UInt64 { (UInt64(samples[index]) &* alpha &+ 32_767) / 65_535 }
    return channel(0) | channel(1) &<< 16 | channel(2) &<< 32 | alpha &<< 48
  }
}
