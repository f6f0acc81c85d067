import ArgumentParser
import FirstFrameImageComparison
import FirstFrameImaging
import Foundation

/// The options for comparing the structures of two pictures, whose typefaces or renderers differ.
struct StructureOptions: ParsableArguments {
  @Flag(help: "Compare edges, fills and the boxes of texts, for pictures with other typefaces or from other renderers.")
  var structure = false

  @Option(
    help: ArgumentHelp(
      "With --structure: the number of pixels per point of both pictures; default: 2.", valueName: "1...4"))
  var scale: Int?

  @Option(
    help: ArgumentHelp(
      "With --structure: the distance in points within which edges, fills and texts match; default: 1.",
      valueName: "0...16"))
  var distance: Int?

  @Option(
    help: ArgumentHelp(
      "With --structure: the lowest score, 0...1, with which pictures count as alike; default: 0.95.",
      valueName: "score"))
  var minimumScore: Double?

  func validate() throws {
    guard (1...4).contains(scale ?? 2) else { throw ValidationError("--scale needs a whole number from 1 to 4.") }
    guard (0...16).contains(distance ?? 1) else {
      throw ValidationError("--distance needs a whole number from 0 to 16.")
    }
    guard (0...1).contains(minimumScore ?? 1) else {
      throw ValidationError("--minimum-score needs a number from 0 to 1.")
    }
    let hasDetails = scale != nil || distance != nil || minimumScore != nil
    if hasDetails, !structure {
      throw ValidationError("--scale, --distance and --minimum-score need --structure: add it.")
    }
  }

  func comparison(of reference: Bitmap, and actual: Bitmap) -> StructureComparison {
    StructureComparison(reference: reference, actual: actual, scale: scale ?? 2, tolerance: distance ?? 1)
  }

  func report(on comparison: StructureComparison) -> StructureReport {
    StructureReport(comparison, minimumScore: minimumScore ?? 0.95)
  }
}

/// The result of comparing two structures, as JSON and as text.
struct StructureReport: Encodable {
  /// A part of one picture that the other lacks.
  struct Difference: Encodable {
    let kind: String
    /// `[x, y, width, height]` in points.
    let box: [Int]
  }

  enum Verdict: String, Encodable {
    case alike, different
  }

  let verdict: Verdict
  /// The likeness, 0...1.
  let score: Double
  /// The shares that match, 0...1; `null` if neither picture has such parts.
  let texts: Double?
  let fills: Double?
  let edges: Double?
  /// The share of the area that both pictures have.
  let commonArea: Double
  let differences: [Difference]

  init(_ comparison: StructureComparison, minimumScore: Double) {
    score = Self.rounded(comparison.score)
    verdict = comparison.score >= minimumScore ? .alike : .different
    texts = comparison.texts.map(Self.rounded)
    fills = comparison.fills.map(Self.rounded)
    edges = comparison.edges.map(Self.rounded)
    commonArea = Self.rounded(comparison.commonArea)
    differences = comparison.differences.map {
      Difference(kind: $0.kind.rawValue, box: $0.box.numbers)
    }
  }

  private enum Key: String, CodingKey {
    case verdict, score, texts, fills, edges, commonArea, differences
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(verdict, forKey: .verdict)
    try container.encode(score, forKey: .score)
    // Encodes `nil` as `null`.
    try container.encode(texts, forKey: .texts)
    try container.encode(fills, forKey: .fills)
    try container.encode(edges, forKey: .edges)
    try container.encode(commonArea, forKey: .commonArea)
    try container.encode(differences, forKey: .differences)
  }

  func text(expected: String, actual: String) -> String {
    let shares = [("texts", texts), ("fills", fills), ("edges", edges)].compactMap { name, share in
      share.map { "\(name) \($0)" }
    }
    let lines = differences.map { difference in
      let box = difference.box
      return "\(difference.kind): \(box[2]) x \(box[3]) points at (\(box[0]), \(box[1]))"
    }
    let summary =
      "\(actual) is \(verdict == .alike ? "alike" : "different from") \(expected): score \(score) "
      + "(\(shares.joined(separator: ", ")))."
    return ([summary] + lines).joined(separator: "\n")
  }

  /// The share rounded down to three decimals, so that 1 means equal.
  private static func rounded(_ share: Double) -> Double { (share * 1000).rounded(.down) / 1000 }
}
