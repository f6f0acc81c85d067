package import Foundation

/// Reads and writes whole files by path. It makes few system calls, because every passing assertion reads a file.
package enum LocalFile {
  /// Returns all bytes of a regular file. To read files that others may have created, see ``EnclosedFolder``.
  ///
  /// - Parameter followsLinks: Whether a link at the path is followed; otherwise it is the error `ELOOP`.
  /// - Throws: `ENOENT` if there is no file, `EISDIR` if it is a folder, `EINVAL` if it is a pipe, a device or a socket,
  ///   or another error of the system.
  package static func read(_ path: String, followsLinks: Bool = true) throws(POSIXError) -> Data {
    // Without `O_NONBLOCK`, opening a pipe waits for a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | (followsLinks ? 0 : O_NOFOLLOW))
    guard descriptor >= 0 else { throw POSIXError.current }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw POSIXError.current }
    let type = status.st_mode & S_IFMT
    guard type == S_IFREG else { throw POSIXError(type == S_IFDIR ? .EISDIR : .EINVAL) }
    return try read(descriptor, byteCount: Int(status.st_size))
  }

  /// Writes a file atomically, even if the process is killed meanwhile: the bytes are written to a temporary file in
  /// the same folder, which is then renamed over the path. A link at the path is replaced.
  ///
  /// - Parameter permissions: The file's mode bits; `nil` for the default ones.
  package static func write(_ data: Data, to path: String, permissions: mode_t? = nil) throws(POSIXError) {
    let folder = path.parentFolder
    let temporary = try TemporaryItem.file(in: folder.isEmpty ? "." : folder)
    do throws(POSIXError) {
      try write(data, to: temporary.descriptor)
      if let permissions, fchmod(temporary.descriptor, permissions) != 0 { throw POSIXError.current }
      try rename(temporary.path, to: path)
    } catch {
      unlink(temporary.path)
      throw error
    }
  }

  /// Renames a file or a folder, replacing a file or an empty folder at the target.
  package static func rename(_ source: String, to target: String) throws(POSIXError) {
    guard Foundation.rename(source, target) == 0 else { throw POSIXError.current }
  }

  /// Whether a regular file, rather than a folder or a link, exists at the path.
  package static func isRegular(_ path: String) -> Bool {
    hasType(S_IFREG, path)
  }

  /// Whether a folder, rather than a link to one, exists at the path.
  package static func isFolder(_ path: String) -> Bool {
    hasType(S_IFDIR, path)
  }

  /// Whether a link exists at the path, even to nothing.
  package static func isLink(_ path: String) -> Bool {
    hasType(S_IFLNK, path)
  }

  private static func hasType(_ type: mode_t, _ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == type
  }

  /// Returns a number of bytes; fewer if the file has become shorter meanwhile.
  static func read(_ descriptor: Int32, byteCount: Int) throws(POSIXError) -> Data {
    var data = Data(count: byteCount)
    var count = 0
    while count < data.count {
      let read = data.withUnsafeMutableBytes { bytes in
        Foundation.read(descriptor, bytes.baseAddress?.advanced(by: count), bytes.count - count)
      }
      guard read >= 0 || errno == EINTR else { throw POSIXError.current }
      if read == 0 { break }
      count += max(read, 0)
    }
    return count == data.count ? data : data.prefix(count)
  }

  static func write(_ data: Data, to descriptor: Int32) throws(POSIXError) {
    try DescriptorWriting.writeAll(data, to: descriptor)
  }
}

extension POSIXError {
  /// The error of the C library call that failed last on this thread.
  package static var current: POSIXError {
    POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}

extension String {
  /// The path without its last component and without slashes at its end: the folder of a file. Empty for a relative
  /// path of one component, and `/` for `/`.
  ///
  /// Foundation's `deletingLastPathComponent` traps on Linux for a relative path of one character.
  package var parentFolder: String {
    let trimmed = self[..<endOfPath(upTo: endIndex)]
    guard let slash = trimmed.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return trimmed.isEmpty && !isEmpty ? "/" : ""
    }
    let parent = trimmed[..<endOfPath(upTo: slash)]
    return parent.isEmpty ? "/" : String(parent)
  }

  /// Returns the end of the path before an index, without the slashes there.
  private func endOfPath(upTo end: Index) -> Index {
    utf8[..<end].lastIndex { $0 != UInt8(ascii: "/") }.map(utf8.index(after:)) ?? startIndex
  }
}
