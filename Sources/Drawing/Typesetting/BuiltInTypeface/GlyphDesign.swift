import FirstFrameGeometry
import Foundation

/// The design of one glyph at any weight: the width of its ink, its side bearings, and its strokes. Lengths are in
/// thousandths of the em.
struct GlyphDesign: Sendable {
  /// The width of the ink at regular weight.
  var width: Double
  /// The increase of the ink's width for each unit of stem thickness.
  var growth: Double
  var left: SideBearing
  var right: SideBearing
  /// The factor of the stroke thickness: larger for capitals and figures, smaller for dense glyphs.
  var strokes: Double
  var letterCase = LetterCase.none
  /// The ASCII character whose measured advance the glyph has; `nil` if its advance follows from its width.
  var model: Unicode.Scalar?
  /// Whether the glyph has the advance of tabular figures.
  var isTabular = false
  /// The additional width beside the model.
  var room = 0.0
  /// The share of the ink in the difference between the measured and the designed advance. Side bearings take the rest.
  var inkShare = 1.0
  /// Whether the glyph is upright in slanted styles too; true for signs.
  var isUpright = false
  /// Whether the ink spans the whole width of a monospaced cell.
  var fillsCell = false
  /// The character that determines the kerning, such as the base letter of a composed letter; `nil` for the glyph's own
  /// character.
  var kernsLike: Unicode.Scalar?
  /// A function that draws the ink, with x from 0 to the skeleton's width.
  var draw: @Sendable (inout Skeleton) -> Void

  init(
    width: Double, growth: Double, left: SideBearing, right: SideBearing, strokes: Double,
    draw: @escaping @Sendable (inout Skeleton) -> Void
  ) {
    self.width = width
    self.growth = growth
    self.left = left
    self.right = right
    self.strokes = strokes
    self.draw = draw
  }

  func inkWidth(at weights: StrokeWeights) -> Double {
    width + growth * weights.gain
  }
}

/// The case of a letter, which determines its proportions.
enum LetterCase: Sendable {
  case lowercase
  case capital
  /// Figures, punctuation and signs.
  case none
}

/// The space between a glyph's ink and the edge of its advance.
struct SideBearing: Hashable, Sendable {
  /// The space at regular weight, in thousandths of the em.
  var regular: Double
  /// The decrease of the space for each unit of stem thickness.
  var loss: Double

  init(_ regular: Double, loss: Double = 0.2) {
    self.regular = regular
    self.loss = loss
  }

  /// The side bearing of a stem.
  static let straight = SideBearing(82, loss: 0.26)
  /// The side bearing of a capital's stem.
  static let capitalStraight = SideBearing(90, loss: 0.26)
  /// The side bearing of i and l.
  static let stemLetter = SideBearing(77, loss: 0.24)
  /// The side bearing of a bowl.
  static let round = SideBearing(47, loss: 0.18)
  /// The side bearing of the open side of c and e, and of the terminals of s.
  static let open = SideBearing(42, loss: 0.18)
  /// The side bearing of the end of a diagonal or crossbar.
  static let sharp = SideBearing(21, loss: 0.07)

  func space(at weights: StrokeWeights) -> Double {
    regular - loss * weights.gain
  }
}

/// The thickness of strokes at one weight, in thousandths of the em.
///
/// The pen is an ellipse: vertical strokes are as thick as a stem, horizontal ones as a bar. Bars are thinner,
/// especially in heavy weights, so that the counters of a, e, s and 8 stay open.
struct StrokeWeights: Hashable, Sendable {
  var stem: Double
  var bar: Double

  /// The thickness of a stem, and the thickness of a bar as a fraction of it, for the weights from 100 to 900.
  private static let masters: [(stem: Double, barShare: Double)] = [
    (28, 0.98), (41, 0.96), (65, 0.94), (84, 0.92), (105, 0.89), (121, 0.86), (142, 0.82), (173, 0.745),
    (200, 0.68),
  ]

  static let regular = StrokeWeights(weight: .regular)

  init(stem: Double, bar: Double) {
    self.stem = stem
    self.bar = bar
  }

  /// Interpolates linearly between two masters.
  init(weight: FontWeight) {
    let index = min((weight.rawValue - 100) / 100, Self.masters.count - 2)
    let share = Double(weight.rawValue - 100) / 100 - Double(index)
    let (lighter, heavier) = (Self.masters[index], Self.masters[index + 1])
    let stem = lighter.stem + (heavier.stem - lighter.stem) * share
    let barShare = lighter.barShare + (heavier.barShare - lighter.barShare) * share
    self.init(stem: stem, bar: stem * barShare)
  }

  var halfBar: Double { bar / 2 }

  /// The thickness of the stem minus its thickness at regular weight; negative for light weights.
  var gain: Double { stem - Self.regular.stem }

  func scaled(by factor: Double) -> StrokeWeights {
    StrokeWeights(stem: stem * factor, bar: bar * factor)
  }

  /// Returns thinner strokes for heavy weights. The reduction grows from 0 at regular weight to the given fraction at
  /// a gain of 100, which is between heavy and black.
  func thinned(by share: Double) -> StrokeWeights {
    scaled(by: 1 - share * min(max(gain, 0), 100) / 100)
  }

  /// Returns thinner strokes for weights above bold, so that counters stay open. The reduction grows from 0 at bold to
  /// the given fraction at heavy.
  func thinnedAboveBold(by share: Double) -> StrokeWeights {
    // The gain of capitals at bold.
    let bold = 70.0
    return scaled(by: 1 - share * min(max(gain - bold, 0) / 34, 1))
  }
}

/// The heights in which letters are drawn, in thousandths of the em above the baseline. Drawings are then fitted to the
/// measured heights.
enum VerticalGrid {
  static let capHeight = 715.0
  static let xHeight = 520.0
  /// The top of b, d, h, k and l.
  static let ascender = 745.0
  /// The bottom of g, p, q and y.
  static let descender = -195.0
  /// The distance by which round letters extend beyond flat ones, in order to look equally tall.
  static let overshoot = 10.0

  /// The top and the bottom of a line.
  static let line = (top: 1950 / FaceMeasures.unit, bottom: -494 / FaceMeasures.unit)
}
