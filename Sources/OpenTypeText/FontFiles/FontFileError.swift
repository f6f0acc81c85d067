/// Why a font file could not be used. All cases name the file.
public enum FontFileError: Error, Hashable, Sendable {
  case missing(file: String)
  /// A folder, a device or a pipe.
  case notAFile(file: String, isFolder: Bool)
  case unreadable(file: String, reason: String)
  case tooLarge(file: String, byteCount: Int, limit: Int)
  case unsupportedFormat(file: String, UnusableFormat)
  /// A table is missing or says what cannot be.
  ///
  /// - Parameter face: The number of the face in a collection, from 0.
  case damaged(file: String, face: Int, place: String, reason: String)
}

extension FontFileError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing(let file): "\(file): there is no such file; expected \(Self.formats)"
    case .notAFile(let file, let isFolder):
      "\(file): it is \(isFolder ? "a folder" : "no regular file"); name a file, \(Self.formats)"
    case .unreadable(let file, let reason): "\(file): it could not be read: \(reason)"
    case .tooLarge(let file, let byteCount, let limit):
      "\(file): it has \(byteCount) bytes; a font file may have \(limit)"
    case .unsupportedFormat(let file, let format): "\(file): \(format); expected \(Self.formats)"
    case .damaged(let file, let face, let place, let reason):
      "\(file): a damaged font file: \(face > 0 ? "in face \(face), " : "")\(place) \(reason); "
        + "get the file anew from where it came from"
    }
  }

  private static let formats = "TrueType or OpenType (.ttf, .otf), or a collection of them (.ttc, .otc)"
}
