import FirstFrameLocalFiles
import FirstFrameTextEscaping
import Foundation

/// A file `.gitattributes`.
struct AttributesFile {
  /// The file, as an absolute path.
  let path: String

  /// The line for the files in a folder beside this file: git stores them byte for byte, and merges them with a driver.
  static func line(folder: String, driver: String) -> String {
    "\(folder.gitAttributesPattern(appending: "/**")) -text merge=\(driver)"
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
