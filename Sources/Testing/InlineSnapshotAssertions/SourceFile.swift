import FirstFrameLocalFiles
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
      throw errno == ENOENT ? .noSource : .notRead(reason: "\(FileFailure(POSIXError.current))")
    }
    guard status.st_mode & S_IFMT != S_IFLNK else { throw .isLink }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRead(reason: "it is not a regular file") }
    // Respects the file's permissions even if the process may write any file.
    let writable = S_IWUSR | S_IWGRP | S_IWOTH
    guard status.st_mode & writable != 0, access(path, W_OK) == 0 else { throw .isReadOnly }
    self.path = path
    permissions = status.st_mode & 0o7777
    modification = status.modificationDate
  }

  /// Runs an operation while the file's folder is locked, which only one thread of one process can do at a time.
  static func withLockedFolder<Result>(
    of path: String, _ operation: () throws(InlineSnapshotError) -> Result
  ) throws(InlineSnapshotError) -> Result {
    let folder = path.parentFolder
    let lock: FileLock
    do {
      lock = try FileLock(folder: folder)
      try lock.lock()
    } catch {
      throw .notLocked(folder: folder, reason: "\(FileFailure(error))")
    }
    defer { lock.unlock() }
    return try operation()
  }

  func read() throws(InlineSnapshotError) -> SourceText {
    let data: Data
    do {
      data = try LocalFile.read(path)
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
    TemporaryItem.sweepLeftovers(in: path.parentFolder)
    do {
      try LocalFile.write(Data(source.text.utf8), to: path, permissions: permissions)
    } catch {
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
