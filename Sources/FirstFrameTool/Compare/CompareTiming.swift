/// How long the stages of a comparison took: medians of several rounds, in milliseconds.
struct CompareTiming: Encodable {
  /// Reading both PNGs, from memory.
  let decode: Double
  let compare: Double

  /// From the times of the rounds, at least one each.
  init(decode: [Double], compare: [Double]) {
    self.decode = Self.median(decode)
    self.compare = Self.median(compare)
  }

  private static func median(_ times: [Double]) -> Double {
    let sorted = times.sorted()
    let middle = sorted.count / 2
    let median = sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    return (median * 10_000).rounded() / 10_000
  }
}
