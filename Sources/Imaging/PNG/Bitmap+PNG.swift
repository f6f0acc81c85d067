public import Foundation

extension Bitmap {
  /// Reads a PNG of any kind that the format has, as 8-bit premultiplied sRGB.
  ///
  /// Every colour type, bit depth and interlacing of PNG Third Edition (W3C) is read. Samples of 16 bits are
  /// rounded to 8, and alpha is multiplied in after that; pixels written by ``pngData(scale:)`` come back exactly.
  ///
  /// **Colour.** Samples are taken as sRGB. Where a file has `gAMA` and no `sRGB`, they are raised to the power
  /// 45455 / gAMA, unless that is within 5% of 1 or libpng finds gAMA out of range. ICC profiles (`iCCP`), `cHRM`, `cICP`, `sBIT` and `bKGD` are not
  /// applied: a picture in Display P3 is read as if it were sRGB. The arithmetic is the same on every machine.
  ///
  /// **Limits.** Pictures larger than ``PixelSize`` allows, and headers that ask for more pixels than the bytes
  /// of the file can inflate to, are refused before memory is taken for them. Texts and other ancillary chunks are
  /// skipped, never inflated; one of more than 8,000,000 bytes is refused. Checksums of all chunks are checked, and
  /// not the one inside the pixels' zlib stream, which covers the same bytes again. A file must go on to its end
  /// mark; what follows the mark is ignored.
  ///
  /// - Throws: ``PNGError/notPNG(byteCount:)``, ``PNGError/damaged(reason:)`` or
  ///   ``PNGError/unsupportedSize(_:)``.
  public init(pngData: Data) throws(PNGError) {
    self = try PNGReader.read(pngData, withMetadata: false).bitmap
  }

  /// The picture as PNG: an exact palette for at most 256 colours, else RGB where it is opaque, else RGBA.
  ///
  /// A palette of up to 16 colours is packed into 1, 2 or 4 bits a pixel. The samples are marked as sRGB. The
  /// same pixels give the same bytes with one version of zlib, and may give others with another: compare pixels,
  /// not files.
  ///
  /// - Parameter scale: Pixels per point, written as the picture's resolution; 72 points are an inch.
  /// - Throws: ``PNGError/unusableScale(_:)``, and ``PNGError/notEncoded(reason:)`` where memory runs out.
  public func pngData(scale: CGFloat? = nil) throws(PNGError) -> Data {
    try PNGWriter.data(of: self, metadata: PNGMetadata(scale: scale))
  }
}
