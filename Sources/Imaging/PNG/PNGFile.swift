public import Foundation

/// A picture together with what its PNG file says about it.
///
/// ``Bitmap/init(pngData:)`` and ``Bitmap/pngData(scale:)`` are the short way for the pixels alone.
public struct PNGFile: Equatable, Sendable {
  public var bitmap: Bitmap
  public var metadata: PNGMetadata

  public init(bitmap: Bitmap, metadata: PNGMetadata = PNGMetadata()) {
    self.bitmap = bitmap
    self.metadata = metadata
  }

  /// Reads a PNG with its scale and texts: `iTXt`, `tEXt` and `zTXt`, before and after the pixels.
  ///
  /// Pixels are read as by ``Bitmap/init(pngData:)``, with tighter limits on what else a file may hold: at most
  /// 128 texts, and 1,000,000 bytes in any of them or in another ancillary chunk, also after inflating. A file
  /// beyond them is refused here, and its pixels can still be read there.
  ///
  /// - Throws: ``PNGError``, as ``Bitmap/init(pngData:)`` does.
  public init(data: Data) throws(PNGError) {
    self = try PNGReader.read(data, withMetadata: true)
  }

  /// The file: pixels as by ``Bitmap/pngData(scale:)``, the texts before them, uncompressed.
  ///
  /// - Throws: ``PNGError/unusableScale(_:)``, and ``PNGError/notEncoded(reason:)`` where memory runs out.
  public func data() throws(PNGError) -> Data {
    try PNGWriter.data(of: bitmap, metadata: metadata)
  }
}
