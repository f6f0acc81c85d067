import FirstFrameLocalFiles
import Foundation

/// The contents and digests of the input files of a compilation.
struct InputDigests {
  /// The digests by path.
  private(set) var digests: [String: String] = [:]
  private var contents: [String: Data] = [:]
  /// The folders from which files are read.
  let readable: ReadableFolders

  init(readable: ReadableFolders = .all) {
    self.readable = readable
  }

  /// Returns the content of a file, and records its digest.
  mutating func content(of file: URL) throws(ResourcePortingError) -> Data {
    if let content = contents[file.path] { return content }
    let content = try Self.read(file, in: readable)
    digests[file.path] = Self.digest(of: content)
    // Only the last content is stored: its digest is needed immediately afterwards, and older contents are not needed
    // again.
    contents = [file.path: content]
    return content
  }

  static func read(_ file: URL, in readable: ReadableFolders) throws(ResourcePortingError) -> Data {
    do {
      return try readable.read(file.path)
    } catch {
      throw .notReadable(path: file.path, reason: "\(error)")
    }
  }

  mutating func digest(of file: URL) throws(ResourcePortingError) -> String {
    if let digest = digests[file.path] { return digest }
    _ = try content(of: file)
    return digests[file.path] ?? ""
  }

  /// Returns the SHA-256 digest in hexadecimal.
  static func digest(of content: Data) -> String { content.withUnsafeBytes(SHA256.hexadecimal) }
}
