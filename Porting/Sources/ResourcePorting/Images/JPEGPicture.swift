import FirstFrameImaging
package import Foundation

/// A JPEG file that code opens by its name, and decodes while it runs.
package enum JPEGPicture {
  /// Returns the picture as the content of a PNG file, upright and in sRGB; `nil` if it cannot be decoded.
  package static func png(of data: Data) -> Data? {
    guard let decoder = try? JPEGDecoder(data), var bitmap = try? decoder.storedBitmap() else { return nil }
    // A profile that cannot be used is ignored, as in catalogs.
    try? decoder.convertToSRGB(&bitmap)
    return try? bitmap.upright(from: decoder.orientation).pngData()
  }
}
