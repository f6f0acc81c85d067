import FirstFrameImageComparison
import FirstFrameImaging
import Foundation

/// Times comparisons of one pair of pictures, and the C library's comparison of their bytes.
struct PairBenchmark {
  let name: String
  let reference: Bitmap
  let actual: Bitmap
  let stopwatch: Stopwatch

  func run() throws {
    try measure("memcmp", differing: reference == actual ? 0 : 1) { _ = reference == actual }
    try measure("exact", .exact)
    for metric in [ImageTolerance.Metric.yiq, .okLab] {
      let threshold = metric == .yiq ? 0.1 : 0.02
      try measure("\(metric.rawValue)", ImageTolerance(metric: metric, threshold: threshold))
      try measure(
        "\(metric.rawValue) with anti-aliasing",
        ImageTolerance(metric: metric, threshold: threshold, allowsAntialiasing: true))
    }
    try measure("difference image", differing: 0) {
      _ = try DifferenceImage(reference: reference, actual: actual)
    }
  }

  private func measure(_ work: String, _ tolerance: ImageTolerance) throws {
    func compare() -> Comparison { Comparison(reference: reference, actual: actual, tolerance: tolerance) }
    try measure(work, differing: compare().differingPixels?.count ?? 0) { _ = compare() }
  }

  private func measure(_ work: String, differing: Int, _ body: () throws -> Void) throws {
    let times = try stopwatch.times(body)
    try Measurement(
      pair: name, work: work, differingPixels: differing, medianMilliseconds: times.median,
      fastestMilliseconds: times.fastest, processorMilliseconds: times.processor
    ).print()
  }
}

/// One line of the output.
struct Measurement: Encodable {
  let pair: String
  let work: String
  let differingPixels: Int
  let medianMilliseconds: Double
  let fastestMilliseconds: Double
  /// The median of the processor time of all threads, in milliseconds.
  let processorMilliseconds: Double

  func print() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    Swift.print(String(decoding: try encoder.encode(self), as: UTF8.self))
  }
}
