/// The folders that a review is about.
public struct ReviewFolders: Hashable, Sendable {
  /// The folders of what failed assertions left to look at, as absolute paths: one, or those of several machines.
  public let artifacts: [String]
  /// The folder of references, as an absolute path: the only one that is ever written to.
  public let references: String

  public init(artifacts: [String], references: String) {
    self.artifacts = artifacts
    self.references = references
  }
}
