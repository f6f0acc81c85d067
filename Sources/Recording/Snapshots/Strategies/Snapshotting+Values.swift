public import Foundation

extension Snapshotting where Value == String, Format == String {
  /// A text, unchanged.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value: Encodable & SendableMetatype, Format == String {
  /// A value as JSON on several lines, with sorted keys.
  public static var json: Snapshotting { .json(JSONEncoder()) }

  /// A value as JSON with the options of an encoder, but on several lines, with sorted keys. The encoder is not changed.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    .nonisolated(pathExtension: "json", diffing: .lines(pathExtension: "json")) { value in
      String(decoding: try encoder.encodeOnLines(value), as: UTF8.self) + "\n"
    }
  }
}

extension JSONEncoder {
  private static let lineFormatting: OutputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]

  fileprivate func encodeOnLines(_ value: some Encodable) throws -> Data {
    if type(of: self) == JSONEncoder.self { return try copyOnLines().encode(value) }
    // A subclass cannot be copied.
    let formatting = outputFormatting
    defer { outputFormatting = formatting }
    outputFormatting.formUnion(Self.lineFormatting)
    return try encode(value)
  }

  private func copyOnLines() -> JSONEncoder {
    let copy = JSONEncoder()
    copy.outputFormatting = outputFormatting.union(Self.lineFormatting)
    copy.dateEncodingStrategy = dateEncodingStrategy
    copy.dataEncodingStrategy = dataEncodingStrategy
    copy.nonConformingFloatEncodingStrategy = nonConformingFloatEncodingStrategy
    copy.keyEncodingStrategy = keyEncodingStrategy
    copy.userInfo = userInfo
    return copy
  }
}

extension Snapshotting where Format == String {
  /// A value's parts by reflection, one per line, without addresses, and with the members of dictionaries and sets in a
  /// fixed order.
  public static var dump: Snapshotting {
    .nonisolated(pathExtension: "txt", diffing: .lines) { ValueDump(of: $0).text }
  }

  /// The text that `String(describing:)` returns for a value.
  public static var description: Snapshotting {
    .nonisolated(pathExtension: "txt", diffing: .lines) { String(describing: $0) }
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes, unchanged, in a file without extension.
  public static var data: Snapshotting { .data(pathExtension: nil) }

  /// Bytes, unchanged, in a file with an extension.
  public static func data(pathExtension: String?) -> Snapshotting {
    Snapshotting(pathExtension: pathExtension, diffing: .data)
  }
}
