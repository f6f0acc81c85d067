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

  /// What a reference is expected to be.
  package enum Expectation: Hashable, Sendable {
    case picture
    /// A text in UTF-8.
    case text
    /// Any bytes, as of the strategy `data`.
    case data
  }

  /// Returns `nil` if the bytes may be a reference. In place of a picture, only a PNG may be one.
  ///
  /// - Parameter value: What the test drew or made; `nil` if unknown. A text that has the same kind of contents, such as that
  ///   of a view about conflicts, may be the reference.
  package init?(of data: Data, inPlaceOf expected: Expectation, replacedBy value: Data? = nil) {
    guard let contents = Self.contents(of: data, inPlaceOf: expected, replacedBy: value),
      contents != value.flatMap({ Self.contents(of: $0, inPlaceOf: expected, replacedBy: nil) }),
      UnmergedReference(file: data) == nil
    else { return nil }
    self = contents
  }

  /// Reads a reference's file, and recognizes its contents; `nil` if it cannot be read.
  package init?(atPath path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(of: data, inPlaceOf: Expectation(path: path))
  }

  private static func contents(
    of data: Data, inPlaceOf expected: Expectation, replacedBy value: Data?
  ) -> ForeignContents? {
    let marks = ConflictMarks(in: data)
    if FileSignature.isLFSPointer(data) { return .lfsPointer }
    if data.starts(with: Data("\0GITCRYPT\0".utf8)) { return .encrypted }
    if marks.areComplete { return .mergeConflict }
    // A file system that lost power has zeros in place of what was not written yet.
    if expected != .data, !data.isEmpty, data.allSatisfy({ $0 == 0 }) { return .zeros }
    if expected == .picture { return picture(data) }
    if expected == .text {
      if let format = FileSignature.format(of: data) { return .otherFormat(format) }
      if let value, FileSignature.isText(value), !FileSignature.isText(data) {
        return .otherFormat("data that is not text in UTF-8")
      }
    }
    return value.flatMap { text(data, with: marks, replacedBy: $0) }
  }

  private static func picture(_ data: Data) -> ForeignContents? {
    if data.isEmpty { return .empty }
    if data.starts(with: FileSignature.png) {
      // The last chunk, IEND, has no data (PNG specification, 11.2.5).
      let end = Data([0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82])
      return data.range(of: end) == nil ? .cutPNG : nil
    }
    if FileSignature.convertedPNG.contains(where: data.starts) { return .convertedPNG }
    if let format = FileSignature.format(of: data) { return .otherFormat(format) }
    return FileSignature.isText(data)
      ? .markup(format: FileSignature.markup(of: data) ?? "plain text") : .otherFormat("data of an unknown format")
  }

  /// The text of a test may be markup or JSON, but no picture. What a server sends in place of a file is recognized only
  /// if the test's value is a text and nothing like it.
  private static func text(_ data: Data, with marks: ConflictMarks, replacedBy value: Data) -> ForeignContents? {
    guard FileSignature.isText(value), FileSignature.isText(data) else { return nil }
    if marks.hasAny, !ConflictMarks(in: value).hasAny { return .mergeConflict }
    guard let format = FileSignature.answer(of: data), FileSignature.markup(of: value) != format else { return nil }
    return .markup(format: format)
  }
}

extension ForeignContents.Expectation {
  /// What the name of a reference says.
  package init(path: String) {
    let name = path.split(separator: "/").last ?? ""
    self.init(pathExtension: name.contains(".") ? String(name) : nil)
  }

  /// - Parameter pathExtension: The format of a reference, which may contain dots; `nil` for none.
  package init(pathExtension: String?) {
    let type = pathExtension?.split(separator: ".").last.map(String.init) ?? ""
    self = type == "png" ? .picture : Self.textTypes.contains(type) ? .text : .data
  }

  /// The path extensions of texts: those of the strategies here and in the modules with Apple's names, and frequent ones.
  private static let textTypes: Set<String> = [
    "css", "csv", "html", "json", "md", "plist", "strings", "svg", "swift", "txt", "xml", "yaml", "yml",
  ]
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
