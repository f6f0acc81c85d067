import Foundation

/// `firstframe.json`, the file beside a package's manifest in which several modules have their settings.
package enum ConfigurationFile {
  package static let name = "firstframe.json"

  /// Why a file cannot be used.
  package struct ReadingError: Error, Hashable, Sendable {
    package let path: String
    /// A clause without a full stop, with the place in the file.
    package let reason: String
  }

  /// Reads the settings of one module from the file in a package's folder; `nil` if there is no such file.
  package static func read<Part: Decodable>(
    _ part: Part.Type, ofPackage folder: String
  ) throws(ReadingError) -> Part? {
    try read(part, from: folder + "/" + name)
  }

  /// Reads the settings of one module from a file; `nil` if there is no such file.
  package static func read<Part: Decodable>(_ part: Part.Type, from path: String) throws(ReadingError) -> Part? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      return try JSONDecoder().decode(part, from: LocalFile.read(path))
    } catch let error as DecodingError {
      throw ReadingError(path: path, reason: error.explanation)
    } catch {
      throw ReadingError(path: path, reason: "the file cannot be read: \(FileFailure(error))")
    }
  }
}

extension Decoder {
  /// Refuses an object that has keys other than those of a type.
  ///
  /// - Parameter expected: What to write instead, for the message; `nil` for the list of all keys.
  package func refuseUnknownKeys<Key: CodingKey & CaseIterable>(_ type: Key.Type, expected: String? = nil) throws {
    let known = type.allCases.map(\.stringValue)
    let keys = try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted()
    guard let unknown = keys.first(where: { !known.contains($0) }) else { return }
    let expected = expected ?? "one of " + known.joined(separator: ", ")
    throw DecodingError.dataCorrupted(
      .init(codingPath: codingPath, debugDescription: "unknown key \"\(unknown)\"; expected \(expected)"))
  }
}

private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension DecodingError {
  /// The position in the JSON, and what was expected there.
  package var explanation: String {
    let context: Context
    switch self {
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .keyNotFound(_, let found),
      .dataCorrupted(let found):
      context = found
    @unknown default: return "the JSON cannot be decoded"
    }
    let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    return (path.isEmpty ? "" : "at \(path.drop { $0 == "." }): ") + context.debugDescription
  }
}
