import FirstFrameImageComparison
import Foundation

/// The outcome of a comparison, as JSON.
struct CompareReport: Encodable {
  enum Verdict: String, Encodable {
    case identical, withinTolerance, different, differentSizes
  }

  let verdict: Verdict
  /// How many pixels differ by more than the tolerance's threshold, and are neither ignored nor anti-aliased.
  let differingPixels: Int
  let totalPixels: Int
  /// `[x, y, width, height]`, in pixels; null where no pixel differs.
  let boundingBox: [Int]?
  let clusters: [[Int]]
  /// 0...1 by the metric.
  let largestDifference: Double
  /// The parts of the tolerance that were not needed.
  let unneeded: [String]
  let timing: CompareTiming?

  init(_ comparison: Comparison, total: Int, tolerance: ImageTolerance, timing: CompareTiming?) {
    let pixels: DifferingPixels?
    var largest = 0.0
    switch comparison {
    case .identical: (verdict, pixels) = (.identical, nil)
    case .withinTolerance(let tolerated):
      (verdict, pixels) = (.withinTolerance, tolerated.allowed)
      largest = tolerated.largestBelowThreshold
    case .differing(let differing): (verdict, pixels) = (.different, differing)
    case .differentSizes(_, _, let differing): (verdict, pixels) = (.differentSizes, differing)
    }
    differingPixels = pixels?.count ?? 0
    totalPixels = total
    boundingBox = pixels?.boundingBox.numbers
    clusters = pixels?.clusters.map(\.numbers) ?? []
    largestDifference = max(largest, pixels?.largestDifference ?? 0)
    unneeded = comparison.unneededParts(of: tolerance).map(\.description)
    self.timing = timing
  }

  private enum Key: String, CodingKey {
    case verdict, differingPixels, totalPixels, boundingBox, clusters, largestDifference, unneeded
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(verdict, forKey: .verdict)
    try container.encode(differingPixels, forKey: .differingPixels)
    try container.encode(totalPixels, forKey: .totalPixels)
    // Written also where it is null.
    try container.encode(boundingBox, forKey: .boundingBox)
    try container.encode(clusters, forKey: .clusters)
    try container.encode(largestDifference, forKey: .largestDifference)
    try container.encode(unneeded, forKey: .unneeded)
    try timing?.encode(to: encoder)
  }

  /// One line of JSON.
  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

extension PixelBox {
  fileprivate var numbers: [Int] { [x, y, width, height] }
}
