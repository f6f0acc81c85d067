import FirstFrameLocalFiles
import Foundation

/// A file `.gitattributes`.
struct AttributesFile {
  /// The file, as an absolute path.
  let path: String

  /// The line for the files in a folder beside this file: git stores them byte for byte, and merges them with a driver.
  static func line(folder: String, driver: String) -> String {
    let attributes = "-text merge=\(driver)"
    let pattern = escaped(folder, before: "\\*?[") + "/**"
    guard folder.contains(where: { $0.isWhitespace || $0 == "\"" || $0 == "#" }) else {
      return "\(pattern) \(attributes)"
    }
    return "\"\(escaped(pattern, before: "\\\""))\" \(attributes)"
  }

  /// The text with a backslash before each of the characters.
  private static func escaped(_ text: String, before characters: String) -> String {
    text.reduce(into: "") { escaped, character in
      if characters.contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
  }

  /// Adds a line at the end, and keeps what is there.
  func append(_ line: String) throws(MergeDriverError) {
    guard (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil else {
      throw .attributesFile(path, reason: "it is a link, which git does not follow; replace it with a file")
    }
    do {
      var data = FileManager.default.fileExists(atPath: path) ? try LocalFile.read(path) : Data()
      if let last = data.last, last != UInt8(ascii: "\n") { data += Data("\n".utf8) }
      // Written in place, which keeps the permissions of the file.
      try (data + Data((line + "\n").utf8)).write(to: URL(fileURLWithPath: path))
    } catch {
      throw .attributesFile(path, reason: "\(FileFailure(error))")
    }
  }
}
