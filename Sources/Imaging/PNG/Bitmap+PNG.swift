public import Foundation

extension Bitmap {
  /// Reads a PNG of any kind that the format has, as 8-bit sRGB.
  ///
  /// Pictures larger than ``PixelSize`` allows are refused before memory is taken for them.
  public init(pngData: Data) throws(PNGError) {
    self = try PNGReader.bitmap(from: pngData)
  }

  /// The picture as PNG: an exact palette for at most 256 colours, else RGB where it is opaque, else RGBA.
  ///
  /// The same pixels give the same bytes with one version of zlib, and may give others with another:
  /// compare pixels, not files.
  ///
  /// - Parameter scale: Pixels per point, written as the picture's resolution; 72 points are an inch.
  public func pngData(scale: CGFloat? = nil) throws(PNGError) -> Data {
    try PNGWriter.data(of: self, scale: scale)
  }
}
