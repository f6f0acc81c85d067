/// Why a picture could not be read from or written to PNG.
public enum PNGError: Error, Hashable, Sendable {
  /// The bytes do not start with the PNG signature.
  case notPNG(byteCount: Int)
  /// The bytes start as PNG and then break the rules of the format, or end too early.
  case damaged(reason: String)
  /// The picture is larger than a bitmap may be.
  case unsupportedSize(BitmapError)
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
    case .notEncoded(let reason): "the picture could not be written as PNG: \(reason)"
    }
  }
}
