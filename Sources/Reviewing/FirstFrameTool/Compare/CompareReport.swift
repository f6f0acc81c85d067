import FirstFrameImageComparison
import FirstFrameImaging
import FirstFrameTextEscaping
import Foundation

/// The result of a comparison, as JSON.
struct CompareReport: Encodable {
  enum Verdict: String, Encodable {
    case identical, withinTolerance, different, differentSizes
  }

  let verdict: Verdict
  /// The number of pixels that differ by more than the tolerance's threshold and are neither ignored nor anti-aliased.
  let differingPixels: Int
  let totalPixels: Int
  /// `[x, y, width, height]` in pixels; `null` if no pixel differs.
  let boundingBox: [Int]?
  /// The boxes around clusters of differing pixels, each as `[x, y, width, height]` in pixels.
  let clusters: [[Int]]
  /// The largest difference by the metric, 0...1.
  let largestDifference: Double
  /// The parts of the tolerance that were not needed.
  let unneeded: [String]
  /// Whether the pictures are equal only after rounding samples of 16 bits to 8.
  let equalByRounding: Bool
  /// What the decoder did with the colors of the files.
  let notes: [String]
  let timing: CompareTiming?

  init(_ rounds: CompareRounds, tolerance: ImageTolerance, timing: CompareTiming?) {
    let (comparison, total) = (rounds.comparison, rounds.total)
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
    equalByRounding = rounds.isEqualByRounding
    notes = rounds.notes
    self.timing = timing
  }

  private enum Key: String, CodingKey {
    case verdict, differingPixels, totalPixels, boundingBox, clusters, largestDifference, unneeded, equalByRounding,
      notes
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(verdict, forKey: .verdict)
    try container.encode(differingPixels, forKey: .differingPixels)
    try container.encode(totalPixels, forKey: .totalPixels)
    // Encodes `nil` as `null`.
    try container.encode(boundingBox, forKey: .boundingBox)
    try container.encode(clusters, forKey: .clusters)
    try container.encode(largestDifference, forKey: .largestDifference)
    try container.encode(unneeded, forKey: .unneeded)
    if equalByRounding { try container.encode(true, forKey: .equalByRounding) }
    if !notes.isEmpty { try container.encode(notes, forKey: .notes) }
    try timing?.encode(to: encoder)
  }

}

extension Encodable {
  /// One line of JSON.
  func json() throws -> Data {
    try JSONEncoder.sorted.encode(self) + Data("\n".utf8)
  }
}

extension PixelBox {
  /// `[x, y, width, height]`.
  var numbers: [Int] { [x, y, width, height] }
}

/// How long the stages of a comparison took: medians of several rounds, in milliseconds.
struct CompareTiming: Encodable {
  /// Decoding both PNGs from memory.
  let decode: Double
  let compare: Double

  /// - Parameters:
  ///   - decode: The times of the rounds; not empty.
  ///   - compare: The times of the rounds; not empty.
  init(decode: [Double], compare: [Double]) {
    self.decode = (decode.median * 10_000).rounded() / 10_000
    self.compare = (compare.median * 10_000).rounded() / 10_000
  }
}

/// The result of a comparison as text.
struct CompareSentences {
  let expected: String
  let actual: String
  let report: CompareReport

  func text(of comparison: Comparison) -> String {
    var sentences = [verdict(of: comparison)] + report.notes
    if !report.unneeded.isEmpty { sentences.append("Not needed: \(report.unneeded.joined(separator: ", ")).") }
    if let timing = report.timing {
      sentences.append("Decoded in \(timing.decode) ms, compared in \(timing.compare) ms.")
    }
    return sentences.joined(separator: "\n")
  }

  private func verdict(of comparison: Comparison) -> String {
    switch comparison {
    case .identical where report.equalByRounding:
      "\(actual) is equal to \(expected) after rounding to 8 bits, but their samples of 16 bits differ."
    case .identical:
      "\(actual) is identical to \(expected): all \(report.totalPixels) pixels are equal."
    case .withinTolerance(let pixels):
      "\(actual) is within the tolerance of \(expected): \(list(pixels))."
    case .differing(let pixels):
      "\(actual) differs from \(expected): \(count(of: pixels)), by up to \(Self.rounded(pixels.largestDifference))"
        + "\(location(of: pixels))."
    case .differentSizes(let reference, let drawn, let pixels):
      "\(actual) is \(drawn.width) x \(drawn.height) pixels, \(expected) \(reference.width) x \(reference.height); "
        + "\(count(of: pixels))\(location(of: pixels))."
    }
  }

  private func list(_ pixels: ToleratedPixels) -> String {
    var parts: [String] = []
    func add(_ count: Int, _ singular: String, _ plural: String) {
      if count > 0 { parts.append("\(count.counted("pixel")) \(count == 1 ? singular : plural)") }
    }
    let maximum = Self.rounded(pixels.largestBelowThreshold)
    add(pixels.belowThreshold, "differs by \(maximum)", "differ by at most \(maximum)")
    add(pixels.antialiased, "looks anti-aliased", "look anti-aliased")
    add(pixels.ignored, "is ignored", "are ignored")
    add(pixels.allowed?.count ?? 0, "is allowed to differ", "are allowed to differ")
    return parts.joined(separator: ", ")
  }

  private func count(of pixels: DifferingPixels) -> String {
    "\(pixels.count) of \(pixels.total) pixels (\(share(of: pixels))) differ"
  }

  private func location(of pixels: DifferingPixels) -> String {
    let box = pixels.boundingBox
    let places = pixels.clusters.count > 1 ? ", in \(pixels.clusters.count) places" : ""
    return "\(places), inside the box of \(box.width) x \(box.height) pixels at (\(box.x), \(box.y))"
  }

  /// The share in percent, with two decimals.
  private func share(of pixels: DifferingPixels) -> String {
    let hundredths = (pixels.count * 10_000 + pixels.total / 2) / pixels.total
    if hundredths == 0 { return "less than 0.01%" }
    let decimals = hundredths % 100
    return "\(hundredths / 100)" + (decimals == 0 ? "" : decimals < 10 ? ".0\(decimals)" : ".\(decimals)") + "%"
  }

  /// The difference rounded up to three decimals, so that it works as a threshold.
  private static func rounded(_ difference: Double) -> String {
    let thousandths = (difference * 1000).rounded(.up)
    return thousandths >= 1000 ? "1" : "\(thousandths / 1000)"
  }
}
