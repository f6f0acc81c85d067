import FirstFrameSnapshots
import Foundation

/// A source file to change.
struct SourceFile {
  let path: String
  private let permissions: mode_t
  /// The time of the last modification.
  let modification: Date

  /// Checks that the file is a writable regular file.
  init(path: String) throws(InlineSnapshotError) {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      throw errno == ENOENT ? .noSource : .notRead(reason: .lastSystemError)
    }
    guard status.st_mode & S_IFMT != S_IFLNK else { throw .isLink }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRead(reason: "it is no file") }
    // Even if the process may write any file, respect the file's permissions.
    let writable = S_IWUSR | S_IWGRP | S_IWOTH
    guard status.st_mode & writable != 0, access(path, W_OK) == 0 else { throw .isReadOnly }
    self.path = path
    permissions = status.st_mode & 0o7777
    modification = status.modificationDate
  }

  /// The folder of the file.
  static func folder(of path: String) -> String {
    (path as NSString).deletingLastPathComponent
  }

  func read() throws(InlineSnapshotError) -> SourceText {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .notRead(reason: "\(FileFailure(error))")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .notRead(reason: "its \(data.count) bytes are not text in UTF-8")
    }
    return SourceText(text)
  }

  /// Replaces the text of the file atomically. The folder has to be locked.
  func write(_ source: SourceText) throws(InlineSnapshotError) {
    // All writes use the same name, so that they overwrite the file that a killed process left.
    let temporary = Self.folder(of: path) + "/." + (path as NSString).lastPathComponent + ".writing"
    do {
      try Data(source.text.utf8).write(to: URL(fileURLWithPath: temporary))
      guard chmod(temporary, permissions) == 0, rename(temporary, path) == 0 else {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
    } catch {
      unlink(temporary)
      throw .notWritten(reason: "\(FileFailure(error))")
    }
  }
}

extension stat {
  fileprivate var modificationDate: Date {
    #if canImport(Darwin)
      let time = st_mtimespec
    #else
      let time = st_mtim
    #endif
    return Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }
}

extension String {
  /// The description of `errno`.
  static var lastSystemError: String {
    "\(FileFailure(POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)))"
  }
}
