public import Foundation

/// A picture together with the metadata of its PNG file.
///
/// For the pixels alone use ``Bitmap/init(pngData:)`` and ``Bitmap/pngData(scale:)``.
package struct PNGFile: Equatable, Sendable {
  package var bitmap: Bitmap
  package var metadata: PNGMetadata

  package init(bitmap: Bitmap, metadata: PNGMetadata = PNGMetadata()) {
    self.bitmap = bitmap
    self.metadata = metadata
  }

  /// Reads a PNG with its scale and texts: `iTXt`, `tEXt` and `zTXt`, before and after the pixels.
  ///
  /// Pixels are read as by ``Bitmap/init(pngData:)``, but with tighter limits for the rest of the file: at most 128
  /// texts, and 1,000,000 bytes in each of them and in any other ancillary chunk, also after inflating. A file beyond
  /// these limits is an error here, while ``Bitmap/init(pngData:)`` still reads its pixels.
  ///
  /// - Throws: ``PNGError``, as ``Bitmap/init(pngData:)`` does.
  package init(data: Data) throws(PNGError) {
    self = try PNGReader.read(data, withMetadata: true)
  }

  /// The file: pixels as by ``Bitmap/pngData(scale:)``, with the texts before them.
  ///
  /// - Throws: ``PNGError/unusableScale(_:)``, and ``PNGError/notEncoded(reason:)`` if memory runs out.
  package func data() throws(PNGError) -> Data {
    try PNGWriter.data(of: bitmap, metadata: metadata)
  }
}

extension Bitmap {
  /// Reads a PNG as 8-bit premultiplied sRGB.
  ///
  /// All colour types, bit depths and interlacing methods of PNG Third Edition (W3C) are supported. Samples of 16 bits
  /// are rounded to 8 before premultiplying; pixels written by ``pngData(scale:)`` are read back exactly.
  ///
  /// **Colour.** Samples are interpreted as sRGB. If a file has `gAMA` and no `sRGB`, they are raised to the power
  /// 45455 / gAMA, unless that is within 5% of 1 or libpng finds gAMA out of range. ICC profiles (`iCCP`), `cHRM`,
  /// `cICP`, `sBIT` and `bKGD` are not applied: a picture in Display P3 is read as if it were sRGB. The arithmetic is
  /// the same on every machine.
  ///
  /// **Limits.** Pictures larger than ``PixelSize`` allows, and headers with more pixels than the bytes of the file can
  /// inflate to, are rejected before memory is allocated. Texts and other ancillary chunks are skipped without
  /// inflating; one of more than 8,000,000 bytes is an error. The checksums of all chunks are verified, but not the one
  /// of the zlib stream, which covers the same bytes again. A file must have its end chunk; bytes after it are ignored.
  ///
  /// - Throws: ``PNGError/notPNG(byteCount:)``, ``PNGError/damaged(reason:)`` or
  ///   ``PNGError/unsupportedSize(_:)``.
  public init(pngData: Data) throws(PNGError) {
    self = try PNGReader.read(pngData, withMetadata: false).bitmap
  }

  /// The picture as PNG: with an exact palette if it has at most 256 colours, else RGB if it is opaque, else RGBA.
  ///
  /// A palette of up to 16 colours is packed into 1, 2 or 4 bits per pixel. The samples are marked as sRGB. Equal
  /// pixels give equal bytes with the same version of zlib, but may not with another: compare pixels, not files.
  ///
  /// - Parameter scale: Pixels per point, written as the picture's resolution; 72 points are an inch.
  /// - Throws: ``PNGError/unusableScale(_:)``, and ``PNGError/notEncoded(reason:)`` if memory runs out.
  public func pngData(scale: CGFloat? = nil) throws(PNGError) -> Data {
    try PNGWriter.data(of: self, metadata: PNGMetadata(scale: scale))
  }
}

/// Why a picture could not be read from or written to PNG.
public enum PNGError: Error, Hashable, Sendable {
  /// The bytes do not start with the PNG signature.
  case notPNG(byteCount: Int)
  /// The bytes have a PNG signature, but violate the format, exceed a limit, or end too early.
  case damaged(reason: String)
  /// The picture is larger than the limits of a bitmap.
  case unsupportedSize(BitmapError)
  /// A keyword that is not 1 to 79 printable Latin-1 characters without outer or double spaces.
  case unusableKeyword(String)
  /// A text that contains the character NUL, which terminates texts in PNG.
  case unusableText(keyword: String)
  /// A scale that is not a positive number, or too large for the chunk `pHYs`.
  case unusableScale(Double)
  /// The encoder failed.
  case notEncoded(reason: String)
}

extension PNGError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notPNG(let byteCount):
      "not a PNG: \(byteCount == 0 ? "it is empty" : "its \(byteCount) bytes do not start with the PNG signature")"
    case .damaged(let reason): "a damaged PNG: \(reason)"
    case .unsupportedSize(let error): "\(error)"
    case .unusableKeyword(let keyword):
      "\"\(keyword)\" cannot be a keyword in a PNG: write 1 to 79 printable Latin-1 characters, "
        + "without spaces at the ends or two in a row"
    case .unusableText(let keyword):
      "the text under \"\(keyword)\" contains the character NUL, which PNG has no place for"
    case .unusableScale(let scale):
      "a picture of \(scale) pixels per point cannot be written as PNG: the scale must be positive and finite"
    case .notEncoded(let reason): "the picture could not be written as PNG: \(reason)"
    }
  }
}
