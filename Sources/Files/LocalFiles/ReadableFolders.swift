package import Foundation

/// The folders from which files of a package are read: its own, and those of local packages that it depends on. A link
/// may lead from one to another, but not elsewhere.
package struct ReadableFolders: Hashable, Sendable {
  /// The folders, with links resolved; `nil` for no limit.
  private let roots: [String]?

  /// Allows every folder.
  package static let all = ReadableFolders(roots: nil)

  private init(roots: [String]?) { self.roots = roots }

  /// - Parameter folders: Absolute paths. A folder that does not exist has no files.
  package init(_ folders: [String]) {
    roots = folders.compactMap(SymbolicLink.resolved)
  }

  /// Why a file is not read.
  package enum ReadingError: Error, Hashable, Sendable {
    case missing
    /// It is outside of the folders, perhaps through a link.
    case outside
    /// It is a pipe, a device or a socket.
    case notRegular
    case tooLarge(byteCount: Int)
    case system(String)
  }

  /// Whether a file or a folder is in one of the folders, with links resolved.
  package func contains(_ path: String) -> Bool {
    if roots == nil { return true }
    return SymbolicLink.resolved(path).map(containsResolved) ?? false
  }

  /// Whether a path without links leads into one of the folders.
  package func containsResolved(_ path: String) -> Bool {
    roots?.contains { path == $0 || path.hasPrefix($0 == "/" ? $0 : $0 + "/") } ?? true
  }

  /// Returns the bytes of a regular file.
  ///
  /// - Parameter limit: The maximum size, in bytes.
  package func read(_ path: String, limit: Int = 512 << 20) throws(ReadingError) -> Data {
    guard let resolved = SymbolicLink.resolved(path) else { throw .missing }
    guard containsResolved(resolved) else { throw .outside }
    do {
      return try EnclosedFolder(resolved.parentFolder).readWithoutLinks(
        (resolved as NSString).lastPathComponent, limit: limit)
    } catch {
      switch error {
      case .missing: throw .missing
      case .outside, .isLink: throw .outside
      case .notRegular: throw .notRegular
      case .tooLarge(let byteCount): throw .tooLarge(byteCount: byteCount)
      case .system(let error): throw .system("\(FileFailure(error))")
      }
    }
  }
}

extension ReadableFolders.ReadingError: CustomStringConvertible {
  /// A clause without a full stop, with what to do.
  package var description: String {
    switch self {
    case .missing: "there is no such file"
    case .outside:
      "leads out of the package, and was not read; copy the file into the package, or depend on the package that has it"
    case .notRegular: "is not a regular file; remove it"
    case .tooLarge(let byteCount): "is too large: \(byteCount) bytes"
    case .system(let reason): "cannot be read: \(reason); check its permissions"
    }
  }
}
