public import Foundation

/// How a format is kept in a file, and how two values of it are compared.
public struct Diffing<Format>: Sendable {
  public let toData: @Sendable (Format) throws -> Data
  /// The file of a reference, for formats whose files can say where they come from.
  public let toFile: @Sendable (Format, Provenance) throws -> Data
  public let fromData: @Sendable (Data) throws -> Format
  /// Where the file of a reference says that it comes from; nil where it does not.
  let provenance: @Sendable (Data) -> Provenance?
  /// The difference between a reference and an actual value; nil where they are the same.
  public let difference: @Sendable (_ reference: Format, _ actual: Format) throws -> Difference?
  /// The same with what is known of the actual value, and with warnings.
  let compare: @Sendable (_ reference: Format, _ actual: Format, CaptureEvidence) throws -> ComparedFormats

  /// - Parameter toFile: How a reference is kept that says where it comes from; nil where a file is nothing but data.
  public init(
    toData: @escaping @Sendable (Format) throws -> Data,
    toFile: (@Sendable (Format, Provenance) throws -> Data)? = nil,
    fromData: @escaping @Sendable (Data) throws -> Format,
    difference: @escaping @Sendable (_ reference: Format, _ actual: Format) throws -> Difference?
  ) {
    self.init(
      toData: toData, toFile: toFile, fromData: fromData, provenance: { _ in nil },
      compare: { reference, actual, _ in ComparedFormats(difference: try difference(reference, actual)) })
  }

  init(
    toData: @escaping @Sendable (Format) throws -> Data,
    toFile: (@Sendable (Format, Provenance) throws -> Data)?,
    fromData: @escaping @Sendable (Data) throws -> Format,
    provenance: @escaping @Sendable (Data) -> Provenance?,
    compare: @escaping @Sendable (Format, Format, CaptureEvidence) throws -> ComparedFormats
  ) {
    self.toData = toData
    self.toFile = toFile ?? { format, _ in try toData(format) }
    self.fromData = fromData
    self.provenance = provenance
    self.compare = compare
    difference = { try compare($0, $1, .none).difference }
  }
}
