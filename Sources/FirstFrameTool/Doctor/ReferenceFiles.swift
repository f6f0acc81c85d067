import Foundation

/// The files in a folder of references.
struct ReferenceFiles {
  let folder: String
  /// The paths below the folder, hidden files left out; sorted.
  let paths: [String]
  /// Files that killed processes left half written.
  let leftovers: [String]

  init(folder: String) {
    self.folder = folder
    let all = (FileManager.default.subpaths(atPath: folder) ?? []).sorted()
    leftovers = all.filter { ($0 as NSString).lastPathComponent.hasPrefix(".writing-") }
    paths = all.filter { path in
      var isFolder: ObjCBool = false
      return !path.split(separator: "/").contains { $0.hasPrefix(".") }
        && FileManager.default.fileExists(atPath: folder + "/" + path, isDirectory: &isFolder) && !isFolder.boolValue
    }
  }

  func path(_ relative: String) -> String { folder + "/" + relative }
}
