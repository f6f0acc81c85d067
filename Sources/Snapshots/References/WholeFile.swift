import Foundation

/// Reads files with the fewest calls of the system: every assertion that passes reads one.
enum WholeFile {
  /// All bytes of a file.
  ///
  /// - Throws: `ENOENT` where there is none, `EISDIR` where it is a folder, and what else the system says.
  static func read(_ path: String) throws(POSIXError) -> Data {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw POSIXError.current }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw POSIXError.current }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw POSIXError(.EISDIR) }
    var data = Data(count: Int(status.st_size))
    var count = 0
    while count < data.count {
      let read = data.withUnsafeMutableBytes { bytes in
        Foundation.read(descriptor, bytes.baseAddress?.advanced(by: count), bytes.count - count)
      }
      guard read >= 0 || errno == EINTR else { throw POSIXError.current }
      // The file became shorter meanwhile.
      if read == 0 { break }
      count += max(read, 0)
    }
    return count == data.count ? data : data.prefix(count)
  }
}
