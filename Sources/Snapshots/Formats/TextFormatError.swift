/// Why a file cannot be read as text.
public enum TextFormatError: Error, Hashable, Sendable {
  case notUTF8(byteCount: Int)
}

extension TextFormatError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notUTF8(let byteCount): "its \(byteCount) bytes are not text in UTF-8"
    }
  }
}
