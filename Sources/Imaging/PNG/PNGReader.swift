import CPNG
import Foundation

/// Reads PNG through libpng's simplified interface, which returns instead of jumping on an error.
enum PNGReader {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func bitmap(from data: Data) throws(PNGError) -> Bitmap {
    guard data.starts(with: signature) else { throw .notPNG(byteCount: data.count) }
    // libpng keeps the address between the two steps of reading.
    return try [UInt8](data).withUnsafeBufferPointer { bytes throws(PNGError) in try bitmap(from: bytes) }
  }

  private static func bitmap(from bytes: UnsafeBufferPointer<UInt8>) throws(PNGError) -> Bitmap {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
      throw .damaged(reason: message(of: image))
    }
    var bitmap = Bitmap(size: try size(of: image))
    image.format = png_uint_32(FIRSTFRAME_PNG_FORMAT_RGBA)
    let isRead = bitmap.withMutablePixels { png_image_finish_read(&image, nil, $0, 0, nil) != 0 }
    guard isRead else { throw .damaged(reason: message(of: image)) }
    bitmap.premultiply()
    return bitmap
  }

  private static func size(of image: png_image) throws(PNGError) -> PixelSize {
    do {
      return try PixelSize(width: Int(image.width), height: Int(image.height))
    } catch {
      throw .unsupportedSize(error)
    }
  }

  private static func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
