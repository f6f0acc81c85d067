import Foundation

/// One line of the output.
struct Measurement: Encodable {
  let picture: String
  let width: Int
  let height: Int
  /// What was done: `encode` and `decode` by FirstFrame, of its own file where none is named; or by libpng.
  let work: String
  let medianMilliseconds: Double
  let bytes: Int

  func print() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    Swift.print(String(decoding: try encoder.encode(self), as: UTF8.self))
  }
}
