import Foundation

/// One line of the output.
struct Measurement: Encodable {
  let pair: String
  let work: String
  let differingPixels: Int
  let medianMilliseconds: Double
  let fastestMilliseconds: Double
  /// Of all threads together, the median.
  let processorMilliseconds: Double

  func print() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    Swift.print(String(decoding: try encoder.encode(self), as: UTF8.self))
  }
}
