public import Foundation

/// How a format is kept in a file, and how two values of it are compared.
public struct Diffing<Format>: Sendable {
  public let toData: @Sendable (Format) throws -> Data
  public let fromData: @Sendable (Data) throws -> Format
  /// The difference between a reference and an actual value; nil where they are the same.
  public let difference: @Sendable (_ reference: Format, _ actual: Format) throws -> Difference?

  public init(
    toData: @escaping @Sendable (Format) throws -> Data,
    fromData: @escaping @Sendable (Data) throws -> Format,
    difference: @escaping @Sendable (_ reference: Format, _ actual: Format) throws -> Difference?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.difference = difference
  }
}
