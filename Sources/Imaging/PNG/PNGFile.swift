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

/// Why a picture could not be read from or written to PNG.
public enum PNGError: Error, Hashable, Sendable {
  /// The bytes do not start with the PNG signature.
  case notPNG(byteCount: Int)
  /// The bytes start as PNG and then break the rules of the format, exceed a limit, or end too early.
  case damaged(reason: String)
  /// The picture is larger than a bitmap may be.
  case unsupportedSize(BitmapError)
  /// A keyword that is not 1 to 79 printable Latin-1 characters without outer or double spaces.
  case unusableKeyword(String)
  /// A text that contains the character NUL, which ends a text in PNG.
  case unusableText(keyword: String)
  /// A scale that is not a positive number, or too large for the field of the format.
  case unusableScale(Double)
  /// The encoder gave up.
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
