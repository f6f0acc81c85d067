/// How a stroke thins where it grows out of another one, so that the joint does not clot.
struct Taper: Sendable {
  /// The thickness at the stroke's start and end, as shares of its full thickness.
  var start: Double
  var end: Double
  /// The length over which it gains full thickness.
  var length: Double

  init(start: Double = 1, end: Double = 1, length: Double = 190) {
    self.start = start
    self.end = end
    self.length = length
  }

  /// The share of the full thickness at a point, by the distances to both ends along the stroke.
  func share(fromStart: Double, toEnd: Double) -> Double {
    eased(start, fromStart) * eased(end, toEnd)
  }

  private func eased(_ share: Double, _ distance: Double) -> Double {
    let t = min(distance / length, 1)
    return share + (1 - share) * t * t * (3 - 2 * t)
  }
}
