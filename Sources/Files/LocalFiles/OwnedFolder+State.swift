import Foundation

extension OwnedFolder {
  /// A folder before it is used.
  struct State {
    var isMarked = false
    var list: Set<String> = []
  }

  /// Finds out whether a folder can be used, and writes nothing.
  static func state(
    of path: String, for kind: Kind, adopting patterns: [PathPattern]
  ) throws(OwnedFolderError) -> State {
    try checkParents(of: path, for: kind)
    let folder: OpenFolder
    do { folder = try OpenFolder(path) } catch {
      guard error.code == .ENOENT else { throw .system(path: path, FileFailure(error)) }
      return State()
    }
    if let marker = FolderMarker(in: folder) {
      guard marker.kind == kind else { throw .otherKind(path: path, found: marker.kind, expected: kind) }
      return State(isMarked: true, list: marker.list)
    }
    var list: Set<String> = []
    do {
      for name in try folder.names() {
        if let foreign = try foreignItem(name, in: folder, prefix: "", patterns, list: &list) {
          // Another process may have marked the folder meanwhile.
          if let marker = FolderMarker(in: folder), marker.kind == kind {
            return State(isMarked: true, list: marker.list)
          }
          throw OwnedFolderError.foreign(path: path, item: foreign, kind)
        }
      }
    } catch let error as OwnedFolderError {
      throw error
    } catch {
      throw .system(path: path, FileFailure(error))
    }
    return State(list: kind.hasList ? list : [])
  }

  /// Returns the path of the first item that no pattern stands for, and lists the others.
  private static func foreignItem(
    _ name: String, in folder: OpenFolder, prefix: String, _ patterns: [PathPattern], list: inout Set<String>
  ) throws(POSIXError) -> String? {
    let path = prefix + name
    let matches = Set(patterns.map { $0.match(path) })
    switch folder.type(of: name) {
    case .folder:
      if matches.contains(.everything) { return nil }
      let names = try folder.folder(name).names()
      if names.isEmpty, !patterns.isEmpty { return nil }
      guard matches.contains(.start) else { return path + (names.first.map { "/" + $0 } ?? "") }
      for child in names {
        let inner = try folder.folder(name)
        if let foreign = try foreignItem(child, in: inner, prefix: path + "/", patterns, list: &list) { return foreign }
      }
      return nil
    case .file:
      // Another process may be marking the folder at this moment.
      if TemporaryItem.isName(name) { return nil }
      guard matches.contains(.whole) else { return path }
      list.insert(path)
      return nil
    case .link, .other: return path
    case nil: return nil
    }
  }

  /// Refuses a folder that lies in one of another kind.
  private static func checkParents(of path: String, for kind: Kind) throws(OwnedFolderError) {
    var parent = FolderPlace(path).path.parentFolder
    while !parent.isEmpty, parent != "/" {
      if access(parent + "/" + markerName, F_OK) == 0, let folder = try? OpenFolder(parent),
        let found = FolderMarker(in: folder)?.kind, !kind.parents.contains(found)
      {
        throw .inside(path: path, parent: parent, found)
      }
      parent = parent.parentFolder
    }
  }
}
