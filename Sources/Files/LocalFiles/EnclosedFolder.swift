package import Foundation

/// A folder whose files are read and written only if links do not lead out of it.
package struct EnclosedFolder: Hashable, Sendable {
  /// The folder, as an absolute path; may itself be a link.
  package let path: String

  package init(_ path: String) {
    self.path = path
  }

  /// The reason why a file in the folder was not read.
  package enum ReadingError: Error {
    case missing
    /// A link leads out of the folder.
    case outside
    case isLink
    case notRegular
    case tooLarge(byteCount: Int)
    case system(POSIXError)
  }

  /// Whether a folder is this one or lies below it, with symbolic links resolved. Path components that do not exist are
  /// ignored.
  package func encloses(_ folder: String) -> Bool {
    guard !folder.split(separator: "/").contains(".."), let root = SymbolicLink.resolved(path) else { return false }
    var existing = folder
    while !existing.isEmpty {
      if let resolved = SymbolicLink.resolved(existing) {
        return resolved == root || resolved.hasPrefix(root + "/")
      }
      existing = existing.parentFolder
    }
    return false
  }

  /// Returns the bytes of a regular file in a folder below this one.
  ///
  /// - Parameters:
  ///   - name: The file's name, without a slash.
  ///   - folder: An absolute path.
  ///   - limit: The maximum size, in bytes.
  package func read(_ name: String, in folder: String, limit: Int) throws(ReadingError) -> Data {
    guard !name.contains("/"), let root = SymbolicLink.resolved(path), let folder = SymbolicLink.resolved(folder) else {
      throw .missing
    }
    guard folder.hasPrefix(root + "/") else { throw .outside }
    return try Self.readRegularFile(folder + "/" + name, limit: limit)
  }

  /// Returns the bytes of a regular file below this folder, unless its path contains a link.
  ///
  /// - Parameters:
  ///   - path: The file's path, relative to the folder.
  ///   - limit: The maximum size, in bytes.
  package func readWithoutLinks(_ path: String, limit: Int) throws(ReadingError) -> Data {
    let folder: OpenFolder
    do { folder = try OpenFolder(self.path) } catch { throw error.code == .ENOENT ? .missing : .system(error) }
    return try folder.read(path, limit: limit)
  }

  /// Whether a regular file is below this folder, at a path without a link.
  package func hasFile(_ path: String) -> Bool {
    guard let (folder, name) = try? OpenFolder(self.path).place(path) else { return false }
    return folder.type(of: name) == .file
  }

  private static func readRegularFile(_ path: String, limit: Int) throws(ReadingError) -> Data {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw errno == ELOOP ? .isLink : .system(.current) }
    defer { close(descriptor) }
    return try read(descriptor, limit: limit)
  }

  /// Returns the bytes of an opened file, if it is a regular one.
  static func read(_ descriptor: Int32, limit: Int) throws(ReadingError) -> Data {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    guard status.st_size <= limit else { throw .tooLarge(byteCount: Int(status.st_size)) }
    do {
      return try LocalFile.read(descriptor, byteCount: Int(status.st_size))
    } catch {
      throw .system(error)
    }
  }
}

extension EnclosedFolder.ReadingError: CustomStringConvertible {
  /// A clause about the file, without a full stop.
  package var description: String {
    switch self {
    case .missing: "it does not exist"
    case .outside: "a link leads out of its folder; nothing was read"
    case .isLink: "it is a link; nothing was read"
    case .notRegular: "it is not a regular file"
    case .tooLarge(let byteCount): "it is too large: \(byteCount) bytes"
    case .system(let error): "it cannot be read: \(FileFailure(error))"
    }
  }
}

/// Follows symbolic links, even if their target does not exist.
package enum SymbolicLink {
  /// The maximum number of links in a chain, as on Linux. A longer chain counts as a cycle.
  private static let maximumChainLength = 40

  /// Returns the path after following the links at its end; the same path if it is not a link.
  package static func target(of path: String) throws(POSIXError) -> String {
    var path = path
    for _ in 0..<maximumChainLength {
      guard let next = destination(of: path) else { return path }
      path = next
    }
    throw POSIXError(.ELOOP)
  }

  /// Returns the path with all links followed; `nil` if nothing exists there.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func destination(of path: String) -> String? {
    // The path is not a link, or nothing exists there.
    guard let text = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return nil }
    let folder = path.parentFolder
    return standardized(text.hasPrefix("/") ? text : (resolved(folder) ?? folder) + "/" + text)
  }

  /// Returns the path without `..`, resolved on disk if its folder exists.
  private static func standardized(_ path: String) -> String {
    let folder = path.parentFolder
    if let folder = resolved(folder) {
      return folder + "/" + (path as NSString).lastPathComponent
    }
    return URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
