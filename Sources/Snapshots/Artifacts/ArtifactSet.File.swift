public import Foundation

extension ArtifactSet {
  /// One file of a set.
  public struct File: Hashable, Sendable {
    public let role: Role
    /// The file's name, such as `actual.png`.
    public let name: String
    public let data: Data
  }
}
