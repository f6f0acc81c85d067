/// The thickness of strokes at one weight, in thousandths of the em.
///
/// The pen is an ellipse: what it draws upright is as thick as a stem, what it draws level as thick as a bar. Bars
/// are thinner, and more so in the heavy weights, so that the counters of a, e, s and 8 stay open.
struct StrokeWeights: Hashable, Sendable {
  var stem: Double
  var bar: Double

  /// Stem and share of it that a bar has, from 100 to 900.
  private static let masters: [(stem: Double, barShare: Double)] = [
    (28, 0.98), (46, 0.96), (65, 0.94), (84, 0.92), (102, 0.89), (121, 0.86), (142, 0.82), (163, 0.77),
    (184, 0.72),
  ]

  static let regular = StrokeWeights(weight: .regular)

  init(stem: Double, bar: Double) {
    self.stem = stem
    self.bar = bar
  }

  /// The masters, and between two of them their mixture.
  init(weight: FontWeight) {
    let index = min((weight.rawValue - 100) / 100, Self.masters.count - 2)
    let share = Double(weight.rawValue - 100) / 100 - Double(index)
    let (lighter, heavier) = (Self.masters[index], Self.masters[index + 1])
    let stem = lighter.stem + (heavier.stem - lighter.stem) * share
    let barShare = lighter.barShare + (heavier.barShare - lighter.barShare) * share
    self.init(stem: stem, bar: stem * barShare)
  }

  var halfBar: Double { bar / 2 }

  /// How much thicker a stem is than at regular weight; negative for the light weights.
  var gain: Double { stem - Self.regular.stem }

  func scaled(by factor: Double) -> StrokeWeights {
    StrokeWeights(stem: stem * factor, bar: bar * factor)
  }

  /// Strokes thinned in proportion to their weight: the given share at black, none at regular and below.
  func relieved(by share: Double) -> StrokeWeights {
    scaled(by: 1 - share * max(gain, 0) / 100)
  }

  /// Strokes thinned above bold only, where counters would fill: the given share at black.
  func relievedAboveBold(by share: Double) -> StrokeWeights {
    // What capitals gain at bold.
    let bold = 70.0
    return scaled(by: 1 - share * max(gain - bold, 0) / 34)
  }
}
