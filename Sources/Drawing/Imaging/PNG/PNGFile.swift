public import Foundation

/// A picture together with the metadata of its PNG file.
///
/// To read or write only the pixels, use ``Bitmap/init(pngData:)`` and ``Bitmap/pngData(scale:)``.
package struct PNGFile: Equatable, Sendable {
  package var bitmap: Bitmap
  package var metadata: PNGMetadata
  /// The format of the samples that the bitmap was read from. It is not written.
  package internal(set) var samples = PNGSampleFormat()

  package init(bitmap: Bitmap, metadata: PNGMetadata = PNGMetadata()) {
    self.bitmap = bitmap
    self.metadata = metadata
  }

  /// Reads a PNG with its scale and texts: `iTXt`, `tEXt` and `zTXt`, before and after the pixels.
  ///
  /// Pixels are read as ``Bitmap/init(pngData:)`` reads them, but the limits for the rest of the file are lower: at
  /// most 128 texts, and at most 1,000,000 bytes for each text and each other ancillary chunk, before and after
  /// inflating. A file that exceeds these limits is an error here, although ``Bitmap/init(pngData:)`` can read its
  /// pixels.
  ///
  /// - Throws: ``PNGError``, as ``Bitmap/init(pngData:)`` does.
  package init(data: Data) throws(PNGError) {
    self = try PNGReader.read(data, withMetadata: true)
  }

  /// Reads a PNG without its metadata, within the limits of ``Bitmap/init(pngData:)``.
  package init(pixelsOf data: Data) throws(PNGError) {
    self = try PNGReader.read(data, withMetadata: false)
  }

  /// Returns the bytes of the file. The texts are written before the pixels, and the pixels as
  /// ``Bitmap/pngData(scale:)`` writes them.
  ///
  /// - Throws: ``PNGError/unusableScale(_:)``, and ``PNGError/notEncoded(reason:)`` if memory runs out.
  package func data(compression: PNGCompression = .fast) throws(PNGError) -> Data {
    try PNGWriter.data(of: bitmap, metadata: metadata, compression: compression)
  }
}

/// The format of the samples of a PNG that a bitmap does not keep.
package struct PNGSampleFormat: Hashable, Sendable {
  /// Whether the samples have 16 bits, which were rounded to 8.
  package var isWide = false
  /// The colors that were converted to sRGB, such as the name of a profile; `nil` if none were.
  package var convertedColors: String?
  /// Descriptions of colors that were ignored, so that the samples were read as if they were sRGB; one sentence each.
  package var warnings: [String] = []
}

extension Bitmap {
  /// Reads a PNG as 8-bit premultiplied sRGB.
  ///
  /// All color types, bit depths and interlacing methods of PNG Third Edition (W3C) are supported. Samples of 16 bits
  /// are rounded to 8 before premultiplying. Pixels written by ``pngData(scale:)`` are read back exactly.
  ///
  /// **Color.** The chunks `cICP`, `iCCP`, `sRGB`, and `cHRM` with `gAMA`, in this order, tell which colors the samples
  /// are. Others than sRGB are converted, and clipped to sRGB: ICC profiles of versions 2 and 4 with curves and a matrix,
  /// such as Display P3 and Adobe RGB, and code points without a high range of brightness. If all colors stay within one
  /// level, the samples stay as they are. With `gAMA` alone, samples are raised to the power 45455 / gAMA, unless that is
  /// within 5% of 1 or libpng finds gAMA out of range. Descriptions that are damaged or not supported, such as profiles
  /// with tables, are ignored, and `PNGFile.samples` has a warning. `sBIT` and `bKGD` are not applied. The arithmetic is the
  /// same on every machine.
  ///
  /// **Limits.** Pictures larger than ``PixelSize`` allows, and headers with more pixels than the bytes of the file can
  /// inflate to, are rejected before memory is allocated. Texts and other ancillary chunks are skipped without
  /// inflating. A chunk of more than 8,000,000 bytes is an error. The checksums of all chunks are verified. The
  /// checksum of the zlib stream is not verified, because it covers the same bytes. A file must have its end chunk.
  /// Bytes after the end chunk are ignored.
  ///
  /// - Throws: ``PNGError/notPNG(byteCount:)``, ``PNGError/damaged(reason:)`` or
  ///   ``PNGError/unsupportedSize(_:)``.
  public init(pngData: Data) throws(PNGError) {
    self = try PNGReader.read(pngData, withMetadata: false).bitmap
  }

  /// Returns the picture as a PNG, with a palette if it has at most 256 colors, otherwise as RGB if it is opaque, or
  /// else as RGBA.
  ///
  /// With a palette of up to 16 colors, the pixels are packed into 1, 2 or 4 bits. The samples are marked as sRGB.
  /// Equal pixels have equal bytes with the same version of zlib, but not necessarily with different versions. So
  /// compare pixels, not files.
  ///
  /// - Parameter scale: The number of pixels per point, which is written as the resolution at 72 points per inch; `nil`
  ///   to write no resolution.
  /// - Throws: ``PNGError/unusableScale(_:)``, and ``PNGError/notEncoded(reason:)`` if memory runs out.
  public func pngData(scale: CGFloat? = nil) throws(PNGError) -> Data {
    try PNGWriter.data(of: self, metadata: PNGMetadata(scale: scale), compression: .fast)
  }
}

/// The reason why a PNG could not be read or written.
public enum PNGError: Error, Hashable, Sendable {
  /// The bytes do not start with the PNG signature.
  case notPNG(byteCount: Int)
  /// The bytes have a PNG signature, but violate the format, exceed a limit, or end too early.
  case damaged(reason: String)
  /// The picture is larger than the limits of a bitmap.
  case unsupportedSize(BitmapError)
  /// The keyword does not consist of 1 to 79 printable Latin-1 characters, or has spaces at the ends or two in a row.
  case unusableKeyword(String)
  /// The text contains the character NUL, which terminates texts in PNG.
  case unusableText(keyword: String)
  /// The scale is not a positive number, or is too large for the chunk `pHYs`.
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
      "the text with the keyword \"\(keyword)\" contains the character NUL, which a PNG cannot store"
    case .unusableScale(let scale):
      "a picture of \(scale) pixels per point cannot be written as PNG: the scale must be positive and finite"
    case .notEncoded(let reason): "the picture could not be written as PNG: \(reason)"
    }
  }
}
