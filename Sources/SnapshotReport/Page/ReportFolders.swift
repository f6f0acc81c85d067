/// Where a server has the files that a report shows; all folders are absolute paths.
package struct ReportFolders: Hashable, Sendable {
  let places: [Place]

  struct Place: Hashable {
    let folder: String
    /// What stands before the path below the folder, with the slash.
    let prefix: String
  }

  /// - Parameters:
  ///   - artifacts: Folders whose files stand beside the page; they are looked for in their order.
  ///   - name: What the folder of references is called beside the page.
  package init(artifacts: [String], references: String, as name: String) {
    places = artifacts.map { Place(folder: $0, prefix: "") } + [Place(folder: references, prefix: name + "/")]
  }

  /// Where a file is, as seen from the page; nil where the server does not have it.
  func relative(_ path: String) -> String? {
    places.first { path.hasPrefix($0.folder + "/") }.map { place in
      place.prefix + path.dropFirst(place.folder.count + 1)
    }
  }
}
