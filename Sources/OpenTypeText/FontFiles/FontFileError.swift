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

/// What a file is that is not a font file of a kind that can be read.
public enum UnusableFormat: Hashable, Sendable {
  case empty, webFont, type1, bitmapFont, text, unknown

  /// Nil for files that begin as TrueType and OpenType fonts and their collections do.
  init?(_ bytes: FontBytes) {
    guard bytes.count > 0 else {
      self = .empty
      return
    }
    switch bytes.tag(at: 0) {
    case "\0\u{1}\0\0", "true", "OTTO", .collection: return nil
    case "wOFF", "wOF2": self = .webFont
    case "typ1", "%!PS", "%!Fo": self = .type1
    case "STAR", "\u{1}fcp": self = .bitmapFont
    default: self = Self.other(bytes)
    }
  }

  private static func other(_ bytes: FontBytes) -> UnusableFormat {
    let start = (0..<min(bytes.count, 64)).map { bytes.start.load(fromByteOffset: $0, as: UInt8.self) }
    // The first two bytes of Type 1 in its binary form.
    if start.starts(with: [0x80, 0x01]) { return .type1 }
    return start.allSatisfy { (0x20..<0x7F).contains($0) || (0x09...0x0D).contains($0) } ? .text : .unknown
  }
}

extension UnusableFormat: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty: "it is empty"
    case .webFont: "it is a WOFF web font, which is compressed; unpack it first, for instance with `woff2_decompress`"
    case .type1: "it is a PostScript Type 1 font"
    case .bitmapFont: "it is a bitmap font"
    case .text: "it is a text"
    case .unknown: "it does not begin as a font file does"
    }
  }
}
