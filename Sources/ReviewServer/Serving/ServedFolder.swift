/// A folder whose files a page may show, and where they are for it.
package struct ServedFolder: Hashable, Sendable {
  /// An absolute path.
  let path: String
  /// What stands before the files' own paths, with the slash; empty for those that stand beside the page.
  let prefix: String

  /// - Parameter name: What the folder is called in addresses; nil where its files stand beside the page.
  package init(_ path: String, as name: String? = nil) {
    self.path = path
    prefix = name.map { $0 + "/" } ?? ""
  }
}
