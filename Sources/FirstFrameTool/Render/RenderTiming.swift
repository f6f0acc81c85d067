import Foundation

/// How long the stages of a render took: medians of several rounds, in milliseconds.
struct RenderTiming: Encodable {
  /// Checking the tree and setting its text.
  var layout: Double
  /// Drawing.
  var render: Double
  /// Writing the PNG.
  var encode: Double
  /// The size of the PNG.
  var bytes: Int

  /// One line of JSON.
  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
