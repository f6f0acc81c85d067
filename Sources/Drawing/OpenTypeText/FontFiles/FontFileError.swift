/// The reason why a font file cannot be used. All cases include the file's path or name.
public enum FontFileError: Error, Hashable, Sendable {
  case missing(file: String)
  /// The path refers to a folder, a device or a pipe.
  case notAFile(file: String, isFolder: Bool)
  case unreadable(file: String, reason: String)
  case tooLarge(file: String, byteCount: Int, limit: Int)
  case unsupportedFormat(file: String, UnusableFormat)
  /// A table is missing or has impossible contents.
  ///
  /// - Parameter face: The index of the face in a collection, from 0.
  case damaged(file: String, face: Int, place: String, reason: String)
}

extension FontFileError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing(let file): "\(file): there is no such file; expected \(Self.formats)"
    case .notAFile(let file, let isFolder):
      "\(file): this is \(isFolder ? "a folder" : "not a regular file"); expected a file, \(Self.formats)"
    case .unreadable(let file, let reason): "\(file): the file could not be read: \(reason)"
    case .tooLarge(let file, let byteCount, let limit):
      "\(file): the file has \(byteCount) bytes; expected at most \(limit)"
    case .unsupportedFormat(let file, let format): "\(file): \(format); expected \(Self.formats)"
    case .damaged(let file, let face, let place, let reason):
      "\(file): the font file is damaged: \(face > 0 ? "in face \(face), " : "")\(place) \(reason); "
        + "download or copy the file again"
    }
  }

  private static let formats = "TrueType or OpenType (.ttf, .otf), or a collection of them (.ttc, .otc)"
}

/// The format of a file that is not a supported font file.
public enum UnusableFormat: Hashable, Sendable {
  case empty, webFont, type1, bitmapFont, text, unknown

  /// Returns `nil` if the file has the signature of a TrueType or OpenType font or collection.
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
    // The first two bytes of binary Type 1 fonts (PFB).
    if start.starts(with: [0x80, 0x01]) { return .type1 }
    return start.allSatisfy { (0x20..<0x7F).contains($0) || (0x09...0x0D).contains($0) } ? .text : .unknown
  }
}

extension UnusableFormat: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty: "the file is empty"
    case .webFont:
      "this is a WOFF web font, which is compressed; decompress it first, for instance with `woff2_decompress`"
    case .type1: "this is a PostScript Type 1 font"
    case .bitmapFont: "this is a bitmap font"
    case .text: "this is a text file"
    case .unknown: "the file does not have the signature of a font file"
    }
  }
}
