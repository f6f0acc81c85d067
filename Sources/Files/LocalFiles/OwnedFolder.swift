package import Foundation

/// A folder that FirstFrame made, and in which it removes and replaces files.
///
/// A file in it, ``markerName``, says so, and lists the files that FirstFrame wrote. A folder without it is used only if it
/// is new or empty. Only listed files are removed, and never through a link.
package struct OwnedFolder: Sendable {
  /// What a folder is for.
  package enum Kind: String, CaseIterable, Sendable {
    case artifacts, report, port, waits, hunt, previews, gallery, diff, pruned

    /// A noun phrase for messages.
    package var label: String {
      switch self {
      case .artifacts: "folder of artifacts"
      case .report: "folder of a report"
      case .port: "folder of a port"
      case .waits: "folder of late snapshots"
      case .hunt: "folder of a hunt"
      case .previews: "folder of previews"
      case .gallery: "folder of a gallery"
      case .diff: "folder of a diff"
      case .pruned: "folder of pruned references"
      }
    }

    /// Whether the marker lists files. Several processes write artifacts, whose names are known.
    var hasList: Bool {
      switch self {
      case .port, .waits, .hunt, .previews, .gallery, .diff: true
      case .artifacts, .report, .pruned: false
      }
    }

    /// The kinds of folders in which one of this kind may lie.
    var parents: Set<Kind> {
      switch self {
      case .artifacts: [.hunt, .waits]
      case .report: [.hunt]
      case .previews, .waits: [.port]
      case .port, .hunt, .gallery, .diff, .pruned: []
      }
    }
  }

  /// The name of the file that marks a folder.
  package static let markerName = ".firstframe-folder"

  package let kind: Kind
  package let folder: OpenFolder
  /// The path as the user wrote it.
  package let path: String
  /// The paths of the files that FirstFrame wrote, relative to the folder. A path with a slash at its end is a folder that
  /// FirstFrame made and is still filling.
  package private(set) var list: Set<String>

  /// Opens a folder of its own, and creates or marks it if needed. If an error is thrown, nothing was written.
  ///
  /// - Parameters:
  ///   - patterns: What earlier versions, which did not mark their folders, wrote to it. A folder with nothing else is
  ///     adopted. Empty if only a marked, new or empty folder can be used.
  ///   - isDefault: Whether nobody has named the folder. A link in its place is then refused.
  package init(
    _ path: String, for kind: Kind, adopting patterns: [PathPattern] = [], isDefault: Bool = false
  ) throws(OwnedFolderError) {
    if isDefault, LocalFile.isLink(path) { throw .isLink(path: path, kind) }
    let state = try Self.state(of: path, for: kind, adopting: patterns)
    self.path = path
    self.kind = kind
    list = state.list
    do {
      try Self.createFolder(path)
      folder = try OpenFolder(path)
      if !state.isMarked { try FolderMarker(kind: kind, list: list).write(to: folder) }
    } catch {
      throw .system(path: path, FileFailure(error))
    }
  }

  private static func createFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      // Another process may have created it meanwhile.
      guard (try? OpenFolder(path)) != nil else { throw error }
    }
  }

  // MARK: Files

  /// Lists files that are about to be written.
  package mutating func add(_ paths: some Sequence<String>) throws(OwnedFolderError) {
    // Subtracting the list would visit all of it.
    let new = Set(paths.filter { !list.contains($0) })
    guard !new.isEmpty else { return }
    list.formUnion(new)
    do {
      try FolderMarker.append(new, to: folder)
    } catch {
      throw .system(path: path + "/" + Self.markerName, FileFailure(error))
    }
  }

  /// Writes and lists a file.
  package mutating func write(_ data: Data, to path: String) throws(OwnedFolderError) {
    try add([path])
    do { try folder.write(data, to: path) } catch { throw .system(path: self.path + "/" + path, FileFailure(error)) }
  }

  /// The path of an item, such as a file that is not listed, that would be in the way of files below some folders; `nil` if
  /// there is none.
  package func foreignItem(below folders: [String]) throws(OwnedFolderError) -> String? {
    for name in folders where folder.type(of: name) != nil {
      if let item = try foreignItem(at: name) { return item }
    }
    return nil
  }

  private func foreignItem(at path: String) throws(OwnedFolderError) -> String? {
    guard !list.contains(path + "/") else { return nil }
    do {
      let (parent, name) = try folder.place(path)
      switch parent.type(of: name) {
      case .folder:
        for child in try parent.folder(name).names() {
          if let item = try foreignItem(at: path + "/" + child) { return item }
        }
        return nil
      case .file: return list.contains(path) || TemporaryItem.isName(name) ? nil : path
      case .link, .other: return path
      case nil: return nil
      }
    } catch let error as OwnedFolderError {
      throw error
    } catch {
      throw .system(path: self.path + "/" + path, FileFailure(error))
    }
  }

  /// Refuses a link in place of any of the given items.
  package func requireNoLinks(_ names: [String]) throws(OwnedFolderError) {
    for name in names where [.link, .other].contains(folder.type(of: name)) {
      throw .foreign(path: path, item: name, kind)
    }
  }

  /// Refuses anything else than listed files in the given folders.
  package func requireOnlyListedFiles(in folders: [String]) throws(OwnedFolderError) {
    guard let item = try foreignItem(below: folders) else { return }
    throw .foreign(path: path, item: item, kind)
  }

  /// Removes the listed files, and the folders that are then empty.
  ///
  /// - Parameters:
  ///   - kept: The files that stay.
  ///   - folders: The folders in which files are removed; `nil` for all.
  package mutating func removeListedFiles(
    except kept: Set<String> = [], in folders: [String]? = nil
  ) throws(OwnedFolderError) {
    let removed = list.subtracting(kept).filter { path in
      folders.map { $0.contains { path.hasPrefix($0 + "/") } } ?? true
    }
    guard !removed.isEmpty else { return }
    var parents: Set<String> = []
    for path in removed.sorted() {
      do {
        if path.hasSuffix("/") {
          let tree = String(path.dropLast())
          if let (parent, name) = try? folder.place(tree), parent.type(of: name) == .folder {
            try folder.removeTree(tree)
          }
        } else {
          try folder.removeFile(path)
        }
      } catch {
        // A path through a file, or through a link, is no longer one that FirstFrame wrote.
        guard [.ENOTDIR, .ELOOP, .EISDIR, .EPERM].contains(error.code) else {
          throw .system(path: self.path + "/" + path, FileFailure(error))
        }
      }
      var parent = path.parentFolder
      while !parent.isEmpty, parents.insert(parent).inserted { parent = parent.parentFolder }
    }
    for path in parents.sorted(by: { $0.utf8.count > $1.utf8.count }) { folder.removeEmptyFolder(path) }
    list.subtract(removed)
    try save()
  }

  /// Makes a new folder that other processes fill. All that they write to it belongs to FirstFrame; ``seal(_:)`` lists it.
  ///
  /// - Returns: Its absolute path.
  package mutating func makeFolder(_ name: String) throws(OwnedFolderError) -> String {
    if folder.type(of: name) == .folder { folder.removeEmptyFolders(name) }
    guard folder.type(of: name) == nil else { throw .foreign(path: path, item: name, kind) }
    try add([name + "/"])
    do { _ = try folder.folder(name, creates: true) } catch {
      throw .system(path: path + "/" + name, FileFailure(error))
    }
    return path + "/" + name
  }

  /// Lists what is in a folder that other processes have filled.
  package mutating func seal(_ name: String) throws(OwnedFolderError) {
    do {
      list.remove(name + "/")
      list.formUnion(try folder.folder(name).files().map { name + "/" + $0 })
    } catch {
      throw .system(path: path + "/" + name, FileFailure(error))
    }
    try save()
  }

  private func save() throws(OwnedFolderError) {
    do { try FolderMarker(kind: kind, list: list).write(to: folder) } catch {
      throw .system(path: path + "/" + Self.markerName, FileFailure(error))
    }
  }
}
