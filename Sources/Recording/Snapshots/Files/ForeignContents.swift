import FirstFrameTextEscaping
package import Foundation

/// What a file in place of a reference contains instead of a picture or text, if its bytes tell.
package enum ForeignContents: Hashable, Sendable {
  /// Git LFS leaves it in place of a file that it did not fetch.
  case lfsPointer
  /// The lines that git writes around the two sides of a conflict.
  case mergeConflict
  /// A file that git-crypt has not decrypted.
  case encrypted
  case empty
  /// Zeros, in place of bytes that a machine did not write before it stopped.
  case zeros
  /// Text in place of a picture, or markup in place of another text, for example the message of a server that had no such
  /// file.
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
    case .empty, .zeros, .cutPNG, .convertedPNG: false
    }
  }

  /// Returns `nil` if the bytes may be a reference. In place of a picture, only a PNG may be one.
  ///
  /// - Parameters:
  ///   - isPicture: Whether the reference is a PNG.
  ///   - value: What the test drew or made; `nil` if unknown. A text that has the same kind of contents, such as that of a
  ///     view about conflicts, may be the reference.
  package init?(of data: Data, isPicture: Bool, replacedBy value: Data? = nil) {
    guard let contents = Self.common(data) ?? (isPicture ? Self.picture(data) : Self.text(data, replacedBy: value)),
      contents != value.flatMap({ Self(of: $0, isPicture: isPicture) }), UnmergedReference(file: data) == nil
    else { return nil }
    self = contents
  }

  /// Reads a reference's file, and recognizes its contents; `nil` if it cannot be read.
  package init?(atPath path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(of: data, isPicture: path.hasSuffix(".png"))
  }

  private static func common(_ data: Data) -> ForeignContents? {
    if FileSignature.isLFSPointer(data) { return .lfsPointer }
    if data.starts(with: Data("\0GITCRYPT\0".utf8)) { return .encrypted }
    return ConflictMarks(in: data).areComplete ? .mergeConflict : nil
  }

  private static func picture(_ data: Data) -> ForeignContents? {
    if data.isEmpty { return .empty }
    if data.starts(with: FileSignature.png) {
      // The last chunk, IEND, has no data (PNG specification, 11.2.5).
      let end = Data([0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82])
      return data.range(of: end) == nil ? .cutPNG : nil
    }
    if FileSignature.convertedPNG.contains(where: data.starts) { return .convertedPNG }
    // A file system that lost power has zeros in place of what was not written yet.
    if data.allSatisfy({ $0 == 0 }) { return .zeros }
    if let format = FileSignature.format(of: data) { return .otherFormat(format) }
    return FileSignature.isText(data)
      ? .markup(format: FileSignature.markup(of: data) ?? "plain text") : .otherFormat("data of an unknown format")
  }

  /// The text of a test may be markup or JSON, but no picture. What a server sends in place of a file is recognized only
  /// if the test's value is nothing like it.
  private static func text(_ data: Data, replacedBy value: Data?) -> ForeignContents? {
    if let format = FileSignature.format(of: data) { return .otherFormat(format) }
    guard let value, FileSignature.isText(value) else { return nil }
    if !FileSignature.isText(data) { return .otherFormat("data that is not text in UTF-8") }
    if ConflictMarks(in: data).hasAny, !ConflictMarks(in: value).hasAny { return .mergeConflict }
    guard let format = FileSignature.answer(of: data), FileSignature.markup(of: value) != format else { return nil }
    return .markup(format: format)
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
    case .zeros: "a file of zeros: its contents were not written"
    case .markup(let format):
      "\(format), not a \(path.hasSuffix(".png") ? "picture" : "text of the test"); a server may have sent it in place of "
        + "the file"
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
    case .empty, .zeros, .markup, .otherFormat, .cutPNG: ("Restore the file from version control:", Self.restore(path))
    }
  }

  private static let attribute = "printf '%s\\n' '__Snapshots__/** -text' >> .gitattributes"

  private static func restore(_ path: String) -> String { "git checkout HEAD -- \(path.quotedForShell)" }
}
