import CPNG
import Foundation

/// Writes PNG through libpng, in the smallest kind of picture that holds the pixels exactly.
enum PNGWriter {
  private static let pointsPerMeter = 72 / 0.0254

  static func data(of bitmap: Bitmap, scale: CGFloat?) throws(PNGError) -> Data {
    let rows = PNGRows(of: bitmap)
    var output = firstframe_png_output()
    defer { free(output.bytes) }
    let isWritten = write(rows, of: bitmap, scale: scale, to: &output)
    guard isWritten, let bytes = output.bytes else {
      throw .notEncoded(reason: message(of: output))
    }
    return Data(bytes: bytes, count: output.count)
  }

  private static func write(
    _ rows: PNGRows, of bitmap: Bitmap, scale: CGFloat?, to output: inout firstframe_png_output
  ) -> Bool {
    let colors = (rows.palette ?? []).map { png_color(red: $0.red, green: $0.green, blue: $0.blue) }
    let alphas = (rows.palette ?? []).map(\.alpha)
    return rows.bytes.withUnsafeBufferPointer { bytes in
      colors.withUnsafeBufferPointer { colors in
        alphas.withUnsafeBufferPointer { alphas in
          var picture = firstframe_png_picture()
          picture.width = png_uint_32(bitmap.width)
          picture.height = png_uint_32(bitmap.height)
          picture.color_type = Int32(colorType(of: rows.layout))
          picture.bytes_per_row = bitmap.width * rows.layout.rawValue
          picture.rows = bytes.baseAddress
          picture.palette = colors.baseAddress
          picture.palette_count = Int32(colors.count)
          picture.palette_alpha = alphas.baseAddress
          picture.palette_alpha_count = Int32(alphas.lastIndex { $0 < 255 }.map { $0 + 1 } ?? 0)
          picture.pixels_per_meter = png_uint_32(((scale ?? 0) * pointsPerMeter).rounded())
          return firstframe_png_write(&picture, &output) != 0
        }
      }
    }
  }

  private static func colorType(of layout: PNGRows.Layout) -> Int {
    switch layout {
    case .palette: FIRSTFRAME_PNG_COLOR_TYPE_PALETTE
    case .rgb: FIRSTFRAME_PNG_COLOR_TYPE_RGB
    case .rgba: FIRSTFRAME_PNG_COLOR_TYPE_RGBA
    }
  }

  private static func message(of output: firstframe_png_output) -> String {
    withUnsafeBytes(of: output.error) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
