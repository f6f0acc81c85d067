import FirstFrameLocalFiles
import Foundation

/// The files that a page may show.
struct ServedFiles {
  /// The folders in the order in which they are searched.
  let folders: [ServedFolder]

  struct File {
    let type: String
    let data: Data
  }

  /// The content types of the files of a report. No other files are served. HTML from tests is served as plain text,
  /// because its scripts could read the token.
  private static let types = [
    "html": "text/plain; charset=utf-8", "json": "application/json", "png": "image/png",
    "txt": "text/plain; charset=utf-8",
  ]

  /// The maximum size of a file in bytes.
  private static let maximumFileSize = 256 << 20

  /// Returns the file, or `nil` if it is missing or may not be served.
  ///
  /// - Parameter path: The path relative to the page, percent-encoded.
  func file(at path: String) -> File? {
    guard let path = path.removingPercentEncoding, Self.isPlain(path),
      let type = Self.types[(path as NSString).pathExtension.lowercased()]
    else { return nil }
    for folder in folders where path.hasPrefix(folder.prefix) {
      let file = String(path.dropFirst(folder.prefix.count))
      if let data = try? EnclosedFolder(folder.path).readWithoutLinks(file, limit: Self.maximumFileSize) {
        return File(type: type, data: data)
      }
    }
    return nil
  }

  /// Whether a path has no `..`, no hidden files, and no characters that some systems treat as separators.
  private static func isPlain(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty && !part.hasPrefix(".")
        && part.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\\" && $0 != "%" && $0 != "\u{7F}" }
    }
  }
}

/// A folder with files that the page may show, and their path relative to the page.
package struct ServedFolder: Hashable, Sendable {
  /// The absolute path.
  let path: String
  /// The prefix of the files relative to the page: a name and a slash, or empty.
  let prefix: String

  /// - Parameter name: The name of the folder in URLs; `nil` if its files are beside the page.
  package init(_ path: String, as name: String? = nil) {
    self.path = path
    prefix = name.map { $0 + "/" } ?? ""
  }
}
