import FirstFrameTextEscaping
package import Foundation

/// What a file in place of a reference contains instead of a picture or text, if its bytes tell.
///
package enum ForeignContents: Hashable, Sendable {
  /// Git LFS leaves it in place of a file that it did not fetch.
  case lfsPointer
  /// The lines that git writes around the two sides of a conflict.
  case mergeConflict
  /// A file that git-crypt has not decrypted.
  case encrypted
  case empty
  /// Text in place of a picture, for example the message of a server that had no such file.
  case markup(format: String)
  /// A file of another format, such as JPEG.
  case otherFormat(String)
  /// A PNG without its end.
  case cutPNG
  /// A PNG that a program converted as if it was text.
  case convertedPNG

  /// Whether only a person who names the file may replace it: it may stand for work that exists nowhere else. The remains
  /// of a picture do not.
  package var isProtected: Bool {
    switch self {
    case .lfsPointer, .mergeConflict, .encrypted, .markup, .otherFormat: true
    case .empty, .cutPNG, .convertedPNG: false
    }
  }

  /// Returns `nil` if the bytes may be a reference, or if it is unknown what they are.
  ///
  /// - Parameter isPicture: Whether the reference is a PNG. The text of a test may be markup or JSON, but no picture.
  package init?(of data: Data, isPicture: Bool) {
    if let common = Self.common(data) {
      self = common
    } else if isPicture, let contents = Self.picture(data) {
      self = contents
    } else if !isPicture, let format = FileSignature.format(of: data) {
      self = .otherFormat(format)
    } else {
      return nil
    }
  }

  /// Reads a reference's file, and recognizes its contents; `nil` if it cannot be read.
  package init?(atPath path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(of: data, isPicture: path.hasSuffix(".png"))
  }

  private static func common(_ data: Data) -> ForeignContents? {
    let isPointer = ["version https://git-lfs", "version https://hawser"].contains { data.starts(with: Data($0.utf8)) }
    if isPointer, data.count < 2048 { return .lfsPointer }
    if data.starts(with: Data("\0GITCRYPT\0".utf8)) { return .encrypted }
    return hasConflict(data) ? .mergeConflict : nil
  }

  /// Whether the marks of a conflict are at the starts of lines, in their order.
  private static func hasConflict(_ data: Data) -> Bool {
    var rest = data[...]
    for mark in ["<<<<<<< ", "=======", ">>>>>>> "] {
      let bytes = Data(mark.utf8)
      let isAtStart = rest.startIndex == data.startIndex && rest.starts(with: bytes)
      guard let found = isAtStart ? bytes.count + rest.startIndex : rest.range(of: Data("\n".utf8) + bytes)?.upperBound
      else { return false }
      rest = data[found...]
    }
    return true
  }

  private static func picture(_ data: Data) -> ForeignContents? {
    if data.isEmpty { return .empty }
    if data.starts(with: FileSignature.png) {
      // The last chunk, IEND, has no data (PNG specification, 11.2.5).
      let end = Data([0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82])
      return data.range(of: end) == nil ? .cutPNG : nil
    }
    if FileSignature.convertedPNG.contains(where: data.starts) { return .convertedPNG }
    return FileSignature.format(of: data).map { .otherFormat($0) }
      ?? FileSignature.markup(of: data).map { .markup(format: $0) }
  }
}

extension ForeignContents {
  /// A phrase that completes "it is" or "the reference is".
  ///
  /// - Parameter path: The path of the reference.
  package func phrase(at path: String) -> String {
    switch self {
    case .lfsPointer: "a pointer file of git-lfs, not a \(path.hasSuffix(".png") ? "picture" : "text")"
    case .mergeConflict: "in conflict: it has the marks that git writes around the two sides of a merge"
    case .encrypted: "encrypted by git-crypt"
    case .empty: "an empty file"
    case .markup(let format): "\(format), not a picture; a server may have sent it in place of the file"
    case .otherFormat(let format): "\(format), not what its name says"
    case .cutPNG: "a PNG that ends early: it was cut off"
    case .convertedPNG: "a PNG that was converted as if it was text (its line endings or its encoding)"
    }
  }

  /// The next command, with a sentence about it.
  ///
  /// - Parameter path: The absolute path of the reference.
  package func remedy(path: String) -> (sentence: String, command: String) {
    switch self {
    case .lfsPointer: ("Fetch the file:", "git lfs pull")
    case .mergeConflict: ("Decide the merge:", "\(SuggestedCommands.process.tool) merge")
    case .encrypted: ("Decrypt the file:", "git-crypt unlock")
    case .convertedPNG:
      ("Let git store references byte for byte, and restore the file:", "\(Self.attribute) && \(Self.restore(path))")
    case .empty, .markup, .otherFormat, .cutPNG: ("Restore the file from version control:", Self.restore(path))
    }
  }

  private static let attribute = "printf '%s\\n' '__Snapshots__/** -text' >> .gitattributes"

  private static func restore(_ path: String) -> String { "git checkout HEAD -- \(path.quotedForShell)" }
}

/// The first bytes of file formats.
private enum FileSignature {
  static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  /// The signature of PNG with other line endings, or read in another encoding.
  static let convertedPNG: [Data] = [
    Data([0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A]), Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0D, 0x0A]),
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0D]), Data([0xEF, 0xBF, 0xBD] + Array("PNG".utf8)),
    Data([0xC2, 0x89] + Array("PNG".utf8)), Data([0x09, 0x50, 0x4E, 0x47]),
  ]

  /// The name of a binary format, with an article; `nil` if unknown.
  static func format(of data: Data) -> String? {
    func matches(_ text: String, at offset: Int = 0) -> Bool { data.dropFirst(offset).starts(with: Array(text.utf8)) }
    func matches(_ bytes: [UInt8]) -> Bool { data.starts(with: bytes) }
    if data.starts(with: png) { return "a PNG picture" }
    if matches([0xFF, 0xD8, 0xFF]) { return "a JPEG picture" }
    if matches("GIF87a") || matches("GIF89a") { return "a GIF picture" }
    if matches("RIFF"), matches("WEBP", at: 8) { return "a WebP picture" }
    if matches("ftyp", at: 4) {
      let brand = String(decoding: data.dropFirst(8).prefix(4), as: UTF8.self)
      return brand.hasPrefix("avi") ? "an AVIF picture" : isHEIC(brand) ? "a HEIC picture" : "a video or sound file"
    }
    if matches([0x49, 0x49, 0x2A, 0]) || matches([0x4D, 0x4D, 0, 0x2A]) { return "a TIFF picture" }
    if matches([0xFF, 0x0A]) || matches([0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20]) { return "a JPEG XL picture" }
    if matches("BM"), data.count > 14, data.dropFirst(6).prefix(4).allSatisfy({ $0 == 0 }) {
      return "a BMP picture"
    }
    if matches("8BPS") { return "a Photoshop document" }
    if matches("%PDF-") { return "a PDF document" }
    if matches([0x1F, 0x8B]) { return "a gzip archive" }
    if matches("PK\u{3}\u{4}") { return "a ZIP archive" }
    return nil
  }

  /// The brands of pictures in ISO/IEC 23008-12.
  private static func isHEIC(_ brand: String) -> Bool {
    ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"].contains(brand)
  }

  /// The name of a text format, with an article; `nil` for other data.
  static func markup(of data: Data) -> String? {
    let start = String(decoding: data.prefix(512), as: UTF8.self).lowercased()
    let text = start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if ["<!doctype html", "<html", "<head", "<body", "<title"].contains(where: text.hasPrefix) {
      return "an HTML page"
    }
    if text.hasPrefix("<svg") || text.contains("<svg ") { return "an SVG picture" }
    if text.hasPrefix("<"), text.dropFirst().first.map({ $0.isLetter || "?!".contains($0) }) == true {
      return "an XML document"
    }
    if text.hasPrefix("{") || text.hasPrefix("[") { return "JSON" }
    return nil
  }
}
