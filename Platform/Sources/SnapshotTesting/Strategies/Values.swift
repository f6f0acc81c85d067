import Foundation

extension Snapshotting where Value == String, Format == String {
  /// A text, compared line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes, in a file without extension.
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Snapshotting where Format == String {
  /// A value as `String(describing:)`.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// The parts of a value by reflection, one per line: without addresses, and with the members of dictionaries and sets
  /// in a fixed order.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { ValueDescription(of: $0).text }
  }
}

extension Snapshotting where Value == Any, Format == String {
  /// A value of `JSONSerialization` as JSON with sorted keys.
  public static var json: Snapshotting {
    Snapshotting(pathExtension: "json", diffing: .lines) { (value: Any) in
      Async {
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys]
        return String(decoding: try JSONSerialization.data(withJSONObject: value, options: options), as: UTF8.self)
      }
    }
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// A value as JSON with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// A value as JSON, written by an encoder.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    Snapshotting(pathExtension: "json", diffing: .lines) { (value: Value) in
      Async { String(decoding: try encoder.encode(value), as: UTF8.self) }
    }
  }

  /// A value as a property list in XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// A value as a property list, written by an encoder.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    Snapshotting(pathExtension: "plist", diffing: .lines) { (value: Value) in
      Async { String(decoding: try encoder.encode(value), as: UTF8.self) }
    }
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// A function's results for all cases of a type, as comma-separated values.
  ///
  /// - Parameter witness: The strategy that describes a result.
  public static func `func`<A>(into witness: Snapshotting<A, String>) -> Snapshotting<(Value) -> A, String> {
    Snapshotting<(Value) -> A, String>(pathExtension: "csv", diffing: .lines) { (function: @escaping (Value) -> A) in
      Async {
        try Value.allCases.map { input in
          let output = try witness.snapshot(function(input)).value(timeout: 5)
          return "\(quoted("\(input)")),\(quoted(output))"
        }
        .joined(separator: "\n")
      }
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }
}
