import FirstFrameLocalFiles
import Foundation

/// The files that a watch follows, with the versions that they have at one time.
///
/// Two scans are compared, so that it does not matter how a file was written: in place, by renaming another file, or with
/// its folder. Notifications of the system only tell when to scan.
struct FileVersions: Sendable {
  /// What changes with every save of a file.
  struct Version: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
    let size: Int64
    let seconds: Int
    let nanoseconds: Int
  }

  /// The versions by the absolute paths of the files.
  private(set) var files: [String: Version] = [:]
  /// The folders that were read, as absolute paths.
  private(set) var folders: Set<String> = []

  /// Reads the folders below roots. What cannot be read counts as missing.
  init(below roots: [String], ignoring ignored: IgnoredFiles) {
    for root in roots { addFolder(root, ignoring: ignored) }
  }

  private mutating func addFolder(_ folder: String, ignoring ignored: IgnoredFiles) {
    guard let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    folders.insert(folder)
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      guard !IgnoredFiles.isIgnored(name: name) else { continue }
      add(folder + "/" + name, named: name, ignoring: ignored)
    }
  }

  private mutating func add(_ path: String, named name: String, ignoring ignored: IgnoredFiles) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    // A link is followed to its file. A link to a folder is not, because it may lead back.
    if status.st_mode & S_IFMT == S_IFLNK, stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFDIR { return }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: if !ignored.contains(folder: path, named: name) { addFolder(path, ignoring: ignored) }
    case S_IFREG: files[path] = Version(status)
    default: break
    }
  }

  /// The changes from an earlier scan to this one, sorted by path.
  func changes(since earlier: FileVersions) -> [FileChange] {
    var changes = files.compactMap { path, version -> FileChange? in
      guard let old = earlier.files[path] else { return FileChange(path: path, kind: .added) }
      return old == version ? nil : FileChange(path: path, kind: .modified)
    }
    changes += earlier.files.keys.filter { files[$0] == nil }.map { FileChange(path: $0, kind: .removed) }
    return changes.sorted { $0.path < $1.path }
  }

  /// The versions that files have now, by their paths. Files that do not exist are left out.
  static func versions(of paths: [String]) -> [String: Version] {
    paths.reduce(into: [:]) { versions, path in
      var status = stat()
      if stat(path, &status) == 0 { versions[path] = Version(status) }
    }
  }

  /// Takes over what an earlier scan found below a folder, so that changes since then are still found.
  mutating func restore(_ earlier: FileVersions, below folder: String) {
    files = files.filter { !$0.key.hasPrefix(folder + "/") }
    files.merge(earlier.files.filter { $0.key.hasPrefix(folder + "/") }) { $1 }
  }
}

extension FileVersions.Version {
  init(_ status: stat) {
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
    (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
    #else
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    #endif
  }
}

/// A file that a save changed.
struct FileChange: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case added, removed, modified
  }

  /// The absolute path.
  let path: String
  let kind: Kind
}
