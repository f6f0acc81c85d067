public import Foundation

extension Snapshotting where Value: Encodable & SendableMetatype, Format == String {
  /// A value as JSON, with keys in order and a line each.
  public static var json: Snapshotting { .json(JSONEncoder()) }

  /// A value as JSON by an encoder, whose output is made readable and its keys put in order.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    encoder.outputFormatting.formUnion([.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return .nonisolated(pathExtension: "json", diffing: .lines(pathExtension: "json")) { value in
      String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
  }
}

extension Snapshotting where Format == String {
  /// A value's parts by reflection, a line each: without addresses, and with the members of dictionaries and sets in
  /// an order of their own.
  public static var dump: Snapshotting {
    .nonisolated(pathExtension: "txt", diffing: .lines) { ValueDump(of: $0).text }
  }

  /// What `String(describing:)` says of a value.
  public static var description: Snapshotting {
    .nonisolated(pathExtension: "txt", diffing: .lines) { String(describing: $0) }
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes as they are, in a file without extension.
  public static var data: Snapshotting { .data(pathExtension: nil) }

  /// Bytes as they are, in a file with an extension.
  public static func data(pathExtension: String?) -> Snapshotting {
    Snapshotting(pathExtension: pathExtension, diffing: .data)
  }
}
