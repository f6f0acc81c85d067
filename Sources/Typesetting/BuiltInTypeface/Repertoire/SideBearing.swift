/// The space between a glyph's ink and the edge of its advance, by the shape of that side.
struct SideBearing: Hashable, Sendable {
  /// The space at regular weight, in thousandths of the em.
  var regular: Double
  /// How much of it goes for each unit by which stems grow.
  var loss: Double

  init(_ regular: Double, loss: Double = 0.2) {
    self.regular = regular
    self.loss = loss
  }

  /// A stem.
  static let straight = SideBearing(82, loss: 0.26)
  /// A bowl.
  static let round = SideBearing(47, loss: 0.18)
  /// The open side of c and e, and the terminals of s.
  static let open = SideBearing(42, loss: 0.18)
  /// The end of a diagonal or of a crossbar.
  static let sharp = SideBearing(13, loss: 0.06)

  func space(at weights: StrokeWeights) -> Double {
    regular - loss * weights.gain
  }
}
