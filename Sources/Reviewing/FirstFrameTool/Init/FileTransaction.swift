import FirstFrameLocalFiles
import Foundation

/// A file that is created, or that replaces one with other contents.
struct FileEdit: Hashable {
  /// An absolute path.
  let path: String
  /// The contents that the file must have before; `nil` if it must not exist.
  let old: Data?
  let new: Data
}

/// Changes of files that are made together: all of them, or none.
struct FileTransaction {
  let changes: [FileEdit]

  /// Makes the changes in their order. If one fails, it undoes those before it: files have their former bytes and
  /// permissions, and new files and folders no longer exist.
  ///
  /// - Parameter willMake: Called before each change, and once after the last one. An error also undoes the changes.
  /// - Throws: The first error, as a ``FileTransactionError``.
  func commit(willMake: (FileEdit?) throws -> Void = { _ in }) throws(FileTransactionError) {
    var undone = UndoLog()
    do {
      for change in changes {
        try willMake(change)
        try Self.make(change, noting: &undone)
      }
      try willMake(nil)
    } catch {
      throw FileTransactionError(cause: error, unrestored: undone.undo())
    }
  }

  private static func make(_ change: FileEdit, noting log: inout UndoLog) throws {
    do {
      guard try contents(of: change.path) == change.old else {
        throw InitError.file(path: change.path, reason: "it has changed meanwhile; run the command again")
      }
      try log.makeFolders(of: change.path)
      let permissions = change.old == nil ? nil : mode(of: change.path)
      log.entries.append(.file(change.path, contents: change.old, permissions: permissions))
      try LocalFile.write(change.new, to: change.path, permissions: permissions)
    } catch let error as POSIXError {
      throw InitError.file(path: change.path, reason: "it cannot be written: \(FileFailure(error))")
    }
  }

  private static func contents(of path: String) throws(POSIXError) -> Data? {
    do throws(POSIXError) {
      return try LocalFile.read(path, followsLinks: false)
    } catch {
      if error.code == .ENOENT { return nil }
      throw error
    }
  }

  private static func mode(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
  }
}

/// What the changes of a transaction did, in their order.
private struct UndoLog {
  enum Entry {
    case folder(String)
    case file(String, contents: Data?, permissions: mode_t?)
  }

  var entries: [Entry] = []

  /// Creates the folders of a file that do not exist.
  mutating func makeFolders(of path: String) throws(POSIXError) {
    let folder = path.parentFolder
    guard !folder.isEmpty, access(folder, F_OK) != 0 else { return }
    try makeFolders(of: folder)
    guard mkdir(folder, 0o777) == 0 else { throw POSIXError.current }
    entries.append(.folder(folder))
  }

  /// Undoes the changes in the opposite order, and returns the paths that could not be restored.
  func undo() -> [String] {
    entries.reversed().compactMap { entry in
      switch entry {
      case .folder(let path): rmdir(path) == 0 || errno == ENOENT ? nil : path
      case .file(let path, nil, _): unlink(path) == 0 || errno == ENOENT ? nil : path
      case .file(let path, let contents?, let permissions):
        (try? LocalFile.write(contents, to: path, permissions: permissions)) == nil ? path : nil
      }
    }
  }
}

/// Why changes were not made. All of them were undone, except those to some paths.
struct FileTransactionError: Error, CustomStringConvertible {
  let cause: any Error
  /// The files and folders that could not be restored.
  let unrestored: [String]

  var description: String {
    unrestored.isEmpty
      ? "\(cause). Every change was undone."
      : "\(cause). These could not be restored: \(unrestored.joined(separator: ", "))"
  }
}
