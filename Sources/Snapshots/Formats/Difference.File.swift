public import Foundation

extension Difference {
  /// A file that shows a difference.
  public struct File: Sendable {
    /// The name without extension, such as `difference`.
    public let name: String
    public let pathExtension: String
    public let data: Data

    public init(name: String, pathExtension: String, data: Data) {
      self.name = name
      self.pathExtension = pathExtension
      self.data = data
    }
  }
}
