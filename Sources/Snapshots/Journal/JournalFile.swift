import Foundation

/// A file that only grows, by whole lines.
final class JournalFile: Sendable {
  private let descriptor: Int32

  /// Opens a file, and makes it and its folders where they are not there.
  init(path: String) throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw POSIXError.current }
  }

  deinit {
    close(descriptor)
  }

  /// Adds lines with a single write to the end, so that processes and threads do not interleave.
  func append(_ lines: [UInt8]) throws(POSIXError) {
    let written = lines.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard written >= 0 else { throw POSIXError.current }
    // A write to a file falls short only where there is no space for the rest.
    guard written == lines.count else { throw POSIXError(.ENOSPC) }
  }
}
