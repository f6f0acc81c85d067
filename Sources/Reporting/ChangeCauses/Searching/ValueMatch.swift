/// How well an edit of a constant explains a fact by its values alone.
enum ValueMatch {
  /// Returns a weight from 0 to 1 for the change of a number from `old`, which a fix would restore, to `new`, which the
  /// source has now.
  ///
  /// - Parameter factor: How the expression around the number changes with it.
  static func weight(
    old: Double, new: Double, _ factor: ConstantFactor = ConstantFactor(), for fact: RenderingFact
  ) -> Double {
    // The sign says on which side a distance is, and distances are positive.
    let size = abs(factor.factor)
    let weight = weight(old: old * size, new: new * size, for: fact)
    guard factor.isPartOfSum, fact.kind.axis != nil, case .numbers(let before, let after) = fact.values else {
      return weight
    }
    return isSame(after - before, (new - old) * factor.factor) ? max(weight, 0.045) : weight
  }

  private static func weight(old: Double, new: Double, for fact: RenderingFact) -> Double {
    guard case .numbers(let before, let after) = fact.values else { return 0 }
    switch fact.kind {
    case .color, .text: return 0
    case .number(let property):
      if isSame(before, old), isSame(after, new) { return 1 }
      // Half of the height limits the radius of corners.
      return property == "corners" && isSame(before, old) && after > before && after < new ? 0.4 : 0
    // Symbols are rounded to pixels, and the factor multiplies the rounding. Tiny symbols fit every factor.
    case .symbol:
      guard old > 0, min(before, after) >= 3 else { return 0 }
      return abs(before * new / old - after) <= 0.5 + 0.5 * new / old ? 1 : 0
    case .gap: return weight(ofDistanceFrom: before, to: after, old: old, new: new)
    // Unlike gaps, insets and sizes also change as consequences.
    case .inset: return 0.6 * weight(ofDistanceFrom: before, to: after, old: old, new: new)
    case .size:
      let weight = 0.6 * weight(ofDistanceFrom: before, to: after, old: old, new: new)
      // A view without a size is rather compressed or hidden than as large as a constant.
      return min(before, after) > 0 ? weight : 0.1 * weight
    }
  }

  private static func weight(ofDistanceFrom before: Double, to after: Double, old: Double, new: Double) -> Double {
    let (change, step) = (after - before, new - old)
    if isSame(before, old), isSame(after, new) { return 1 }
    // A limit may keep the distance from following the constant.
    let isLimited = change * step > 0 && abs(change) < abs(step)
    if isLimited, isSame(before, old) { return 0.25 }
    if isLimited, isSame(after, new) { return 0.1 }
    // Other distances may be sums that contain the constant. There are many, because one change moves other nodes.
    if isSame(change, step) { return 0.06 }
    return isSame(change, 2 * step) || isSame(change, step / 2) || isSame(change, -step) ? 0.02 : 0
  }

  /// The smallest weight of a value that is the constant, before or after the change.
  static let limited = 0.05

  static func isSame(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.011 }
}
