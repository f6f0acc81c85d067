/// A value of the typeface at the ends of its axes, for interpolation to any weight and size.
struct Masters: Hashable, Sendable {
  /// The lightest, regular and heaviest weight, for text sizes.
  var hairline: Double
  var regular: Double
  var black: Double
  /// The same weights for display sizes. The hairline has the same difference from regular as for text.
  var displayRegular: Double
  var displayBlack: Double

  func value(at position: DesignPosition) -> Double {
    let weight = position.weight
    let (text, display) =
      weight > 0
      ? (regular + weight * (black - regular), displayRegular + weight * (displayBlack - displayRegular))
      : (regular + weight * (regular - hairline), displayRegular + weight * (regular - hairline))
    return text + position.displayShare * (display - text)
  }
}

/// A position between the masters of the typeface.
struct DesignPosition: Hashable, Sendable {
  /// The position on the weight axis: -1 for the hairline, 0 for regular, 1 for black.
  var weight: Double
  /// 0 for the design of text sizes, 1 for the design of display sizes.
  var displayShare: Double

  /// The positions of the weights from 100 to 900, measured on the system font of iOS.
  private static let weights = [-0.925, -0.725, -0.315, 0, 0.18335, 0.31665, 0.5, 0.76667, 1]

  init(weight: FontWeight, displayShare: Double) {
    let index = min((weight.rawValue - 100) / 100, Self.weights.count - 2)
    let share = Double(weight.rawValue - 100) / 100 - Double(index)
    self.weight = Self.weights[index] + share * (Self.weights[index + 1] - Self.weights[index])
    self.displayShare = displayShare
  }
}
