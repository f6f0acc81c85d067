import FirstFrameImageComparison
import FirstFrameImaging

/// The outcome of a comparison in words.
struct CompareSentences {
  let expected: String
  let actual: String
  let report: CompareReport

  func text(of comparison: Comparison) -> String {
    var sentences = [verdict(of: comparison)]
    if !report.unneeded.isEmpty { sentences.append("Not needed: \(report.unneeded.joined(separator: ", ")).") }
    if let timing = report.timing {
      sentences.append("Decoded in \(timing.decode) ms, compared in \(timing.compare) ms.")
    }
    return sentences.joined(separator: "\n")
  }

  private func verdict(of comparison: Comparison) -> String {
    switch comparison {
    case .identical:
      "\(actual) is identical to \(expected): all \(report.totalPixels) pixels are equal."
    case .withinTolerance(let pixels):
      "\(actual) is within the tolerance of \(expected): \(list(pixels))."
    case .differing(let pixels):
      "\(actual) differs from \(expected): \(count(of: pixels)), by up to \(Self.rounded(pixels.largestDifference))"
        + "\(place(of: pixels))."
    case .differentSizes(let reference, let drawn, let pixels):
      "\(actual) is \(drawn.width) x \(drawn.height) pixels, \(expected) \(reference.width) x \(reference.height); "
        + "\(count(of: pixels))\(place(of: pixels))."
    }
  }

  private func list(_ pixels: ToleratedPixels) -> String {
    var parts: [String] = []
    func add(_ count: Int, _ singular: String, _ plural: String) {
      if count > 0 { parts.append(count == 1 ? "1 pixel \(singular)" : "\(count) pixels \(plural)") }
    }
    let most = Self.rounded(pixels.largestBelowThreshold)
    add(pixels.belowThreshold, "differs by \(most)", "differ by at most \(most)")
    add(pixels.antialiased, "looks anti-aliased", "look anti-aliased")
    add(pixels.ignored, "is ignored", "are ignored")
    add(pixels.allowed?.count ?? 0, "is allowed to differ", "are allowed to differ")
    return parts.joined(separator: ", ")
  }

  private func count(of pixels: DifferingPixels) -> String {
    "\(pixels.count) of \(pixels.total) pixels (\(share(of: pixels))) differ"
  }

  private func place(of pixels: DifferingPixels) -> String {
    let box = pixels.boundingBox
    let places = pixels.clusters.count > 1 ? ", in \(pixels.clusters.count) places" : ""
    return "\(places), inside the box of \(box.width) x \(box.height) pixels at (\(box.x), \(box.y))"
  }

  /// In percent, to two decimals.
  private func share(of pixels: DifferingPixels) -> String {
    let hundredths = (pixels.count * 10_000 + pixels.total / 2) / pixels.total
    if hundredths == 0 { return "less than 0.01%" }
    let decimals = hundredths % 100
    return "\(hundredths / 100)" + (decimals == 0 ? "" : decimals < 10 ? ".0\(decimals)" : ".\(decimals)") + "%"
  }

  /// Up, so that what is printed suffices as a threshold.
  private static func rounded(_ difference: Double) -> String {
    let thousandths = (difference * 1000).rounded(.up)
    return thousandths >= 1000 ? "1" : "\(thousandths / 1000)"
  }
}
