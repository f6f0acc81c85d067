/// The folders that a review is about.
package struct ReviewFolders: Hashable, Sendable {
  /// The folders of what failed assertions left to look at, as absolute paths: one, or those of several machines.
  package let artifacts: [String]
  /// The folder of references, as an absolute path: the only one that is ever written to.
  package let references: String

  package init(artifacts: [String], references: String) {
    self.artifacts = artifacts
    self.references = references
  }
}
