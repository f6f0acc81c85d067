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
