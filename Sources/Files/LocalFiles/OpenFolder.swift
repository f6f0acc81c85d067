package import Foundation

/// A folder that was opened. Its items are reached through its descriptor (`openat`), and no link below it is followed,
/// not even one that another process creates meanwhile.
package final class OpenFolder: Sendable {
  /// The path, for messages.
  package let path: String
  let descriptor: Int32

  /// The type of an item.
  package enum ItemType: Hashable, Sendable {
    case file
    case folder
    case link
    /// A pipe, a device or a socket.
    case other
  }

  /// Opens a folder. Links in its own path are followed.
  package convenience init(_ path: String) throws(POSIXError) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw POSIXError.current }
    self.init(path: path, descriptor: descriptor)
  }

  private init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Opens a folder below this one.
  ///
  /// - Parameters:
  ///   - path: The names of the folders, separated by slashes; empty for this folder.
  ///   - creates: Whether folders that do not exist are created.
  /// - Throws: `ELOOP` or `ENOTDIR` for a link, `EINVAL` for a path with `..` or an empty name.
  package func folder(_ path: String, creates: Bool = false) throws(POSIXError) -> OpenFolder {
    var folder = self
    guard !path.isEmpty else { return self }
    for name in path.split(separator: "/", omittingEmptySubsequences: false).map(String.init) {
      folder = try folder.subfolder(name, creates: creates)
    }
    return folder
  }

  private func subfolder(_ name: String, creates: Bool) throws(POSIXError) -> OpenFolder {
    try Self.check(name)
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    var opened = openat(descriptor, name, flags)
    if opened < 0, errno == ENOENT, creates {
      guard mkdirat(descriptor, name, 0o777) == 0 || errno == EEXIST else { throw POSIXError.current }
      opened = openat(descriptor, name, flags)
    }
    guard opened >= 0 else { throw POSIXError.current }
    return OpenFolder(path: path + "/" + name, descriptor: opened)
  }

  /// The names of the items, sorted, including hidden ones.
  package func names() throws(POSIXError) -> [String] {
    // A descriptor of its own, because listing moves the position in the folder.
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { throw POSIXError.current }
    guard let stream = fdopendir(copy) else {
      let error = POSIXError.current
      close(copy)
      throw error
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The paths of all files, links and other items in the folder and its subfolders.
  ///
  /// - Parameter skipsClosedFolders: Whether subfolders that cannot be opened are left out. Otherwise they are an error.
  package func files(skipsClosedFolders: Bool = false) throws(POSIXError) -> [String] {
    try files(prefix: "", skipsClosedFolders)
  }

  private func files(prefix: String, _ skipsClosedFolders: Bool) throws(POSIXError) -> [String] {
    var paths: [String] = []
    for name in try names() {
      guard type(of: name) == .folder else {
        paths.append(prefix + name)
        continue
      }
      do {
        paths += try folder(name).files(prefix: prefix + name + "/", skipsClosedFolders)
      } catch {
        guard skipsClosedFolders else { throw error }
      }
    }
    return paths
  }

  /// The type of an item, without following a link; `nil` if there is none.
  package func type(of name: String) -> ItemType? {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  /// Returns the bytes of a regular file below the folder.
  ///
  /// - Parameter limit: The maximum size, in bytes.
  package func read(_ path: String, limit: Int) throws(EnclosedFolder.ReadingError) -> Data {
    let opened: Int32
    do throws(POSIXError) {
      let (folder, name) = try place(path)
      opened = openat(folder.descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard opened >= 0 else { throw POSIXError.current }
    } catch {
      switch error.code {
      case .ENOENT: throw .missing
      case .ELOOP: throw .isLink
      // A link in place of a folder is not a folder. `ENXIO` is that of a socket.
      case .ENOTDIR: throw .outside
      case .ENXIO: throw .notRegular
      default: throw .system(error)
      }
    }
    defer { close(opened) }
    return try EnclosedFolder.read(opened, limit: limit)
  }

  /// Writes a file below the folder atomically, and creates its folders. A link at its path is replaced.
  package func write(_ data: Data, to path: String) throws(POSIXError) {
    let (folder, name) = try place(path, creates: true)
    let temporary = ".writing-" + UUID().uuidString
    let opened = openat(folder.descriptor, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard opened >= 0 else { throw POSIXError.current }
    defer { close(opened) }
    // Others remove a file without a lock as the leftover of a killed process.
    _ = flock(opened, LOCK_EX)
    do throws(POSIXError) {
      try LocalFile.write(data, to: opened)
      guard renameat(folder.descriptor, temporary, folder.descriptor, name) == 0 else { throw POSIXError.current }
    } catch {
      unlinkat(folder.descriptor, temporary, 0)
      throw error
    }
  }

  /// Opens a file below the folder to append to it, and creates it if it does not exist.
  ///
  /// - Parameter isReadable: Whether it is also read.
  /// - Returns: A descriptor, which the caller closes.
  package func openToAppend(_ path: String, isReadable: Bool = false) throws(POSIXError) -> Int32 {
    let (folder, name) = try place(path, creates: true)
    let flags = (isReadable ? O_RDWR : O_WRONLY) | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let opened = openat(folder.descriptor, name, flags, 0o644)
    guard opened >= 0 else { throw POSIXError.current }
    return opened
  }

  /// Renames an item of this folder.
  ///
  /// - Parameter target: A name, or a path below this folder.
  package func rename(_ name: String, to target: String) throws(POSIXError) {
    let (folder, targetName) = try place(target)
    guard renameat(descriptor, name, folder.descriptor, targetName) == 0 else { throw POSIXError.current }
  }

  /// Removes a file, or a link itself. Does nothing if there is none.
  package func removeFile(_ path: String) throws(POSIXError) {
    do throws(POSIXError) {
      let (folder, name) = try place(path)
      guard unlinkat(folder.descriptor, name, 0) == 0 else { throw POSIXError.current }
    } catch {
      guard error.code == .ENOENT else { throw error }
    }
  }

  /// Removes a folder if it is empty, and returns whether it no longer exists.
  @discardableResult package func removeEmptyFolder(_ path: String) -> Bool {
    guard let (folder, name) = try? place(path) else { return false }
    return unlinkat(folder.descriptor, name, AT_REMOVEDIR) == 0 || errno == ENOENT
  }

  /// Removes a folder if it has only folders that are empty. Does nothing to any other.
  package func removeEmptyFolders(_ name: String) {
    guard type(of: name) == .folder, let folder = try? subfolder(name, creates: false) else { return }
    for child in (try? folder.names()) ?? [] { folder.removeEmptyFolders(child) }
    removeEmptyFolder(name)
  }

  /// Removes an item with everything in it. Links are removed, and not followed.
  package func removeTree(_ path: String) throws(POSIXError) {
    let (folder, name) = try place(path)
    guard folder.type(of: name) == .folder else { return try folder.removeFile(name) }
    let tree = try folder.subfolder(name, creates: false)
    for name in try tree.names() { try tree.removeTree(name) }
    guard unlinkat(folder.descriptor, name, AT_REMOVEDIR) == 0 || errno == ENOENT else { throw POSIXError.current }
  }

  /// Opens the folder of an item, and returns the item's name.
  func place(_ path: String, creates: Bool = false) throws(POSIXError) -> (folder: OpenFolder, name: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let name = String(parts.last ?? "")
    try Self.check(name)
    return (try folder(parts.dropLast().joined(separator: "/"), creates: creates), name)
  }

  private static func check(_ name: String) throws(POSIXError) {
    guard !name.isEmpty, name != ".", name != "..", !name.utf8.contains(0) else { throw POSIXError(.EINVAL) }
  }
}
