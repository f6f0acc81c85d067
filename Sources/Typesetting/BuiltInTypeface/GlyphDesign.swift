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
  /// Whether the glyph is upright in slanted styles too; true for signs.
  var isUpright = false
  /// Whether the ink spans the whole width of a monospaced cell.
  var fillsCell = false
  /// The character that determines the kerning, such as the base letter of a composed letter; `nil` for the glyph's own
  /// character.
  var kernsLike: Unicode.Scalar?
  /// A function that draws the ink, with x from 0 to the skeleton's width.
  var draw: @Sendable (inout Skeleton) -> Void

  func inkWidth(at weights: StrokeWeights) -> Double {
    width + growth * weights.gain
  }
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
  /// The side bearing of a bowl.
  static let round = SideBearing(47, loss: 0.18)
  /// The side bearing of the open side of c and e, and of the terminals of s.
  static let open = SideBearing(42, loss: 0.18)
  /// The side bearing of the end of a diagonal or crossbar.
  static let sharp = SideBearing(13, loss: 0.06)

  func space(at weights: StrokeWeights) -> Double {
    regular - loss * weights.gain
  }
}

/// The horizontal measures of a glyph at one weight, in thousandths of the em.
struct GlyphLayout {
  let inkWidth: Double
  /// The left edge of the ink.
  let origin: Double
  let advance: Double
  private let pen: StrokeWeights
  private let slant: Double

  /// The advance of all glyphs of the monospaced variant.
  static let cell = 600.0
  /// The limits for narrowing glyphs to the cell: ink up to `unchangedWidth` is not narrowed, and ink of `widestInk` or
  /// more is narrowed to `narrowedWidth`.
  private static let (unchangedWidth, widestInk, narrowedWidth) = (430.0, 700.0, 530.0)

  /// The tangent of the slant angle, about 9.4 degrees.
  private static let oblique = 0.165
  /// The height at which slanting does not move the ink: the middle of lowercase letters.
  private static let pivot = VerticalGrid.xHeight / 2

  init(_ design: GlyphDesign, weights: StrokeWeights, isMonospaced: Bool, isItalic: Bool = false) {
    slant = isItalic && !design.isUpright ? Self.oblique : 0
    let natural = design.inkWidth(at: weights)
    let left = design.left.space(at: weights)
    let right = design.right.space(at: weights)
    guard isMonospaced else {
      inkWidth = natural
      advance = (left + natural + right).rounded()
      origin = left
      pen = weights.scaled(by: design.strokes)
      return
    }
    guard !design.fillsCell else {
      inkWidth = Self.cell
      advance = Self.cell
      origin = 0
      pen = weights
      return
    }
    let excess = min(max(natural - Self.unchangedWidth, 0) / (Self.widestInk - Self.unchangedWidth), 1)
    inkWidth = min(natural, Self.unchangedWidth) + excess * (Self.narrowedWidth - Self.unchangedWidth)
    advance = Self.cell
    origin = ((Self.cell - inkWidth) / 2 + (left - right) / 4).rounded()
    let squeeze = inkWidth / max(natural, 1)
    // Strokes are thinner only in glyphs that are narrowed considerably.
    pen = weights.scaled(by: design.strokes * min(0.40 + 0.70 * squeeze, 1))
  }

  func outline(of design: GlyphDesign) -> Path {
    var skeleton = Skeleton(width: inkWidth, pen: pen, slant: slant)
    design.draw(&skeleton)
    return skeleton.outline.transformed(by: .translation(x: origin - slant * Self.pivot, y: 0))
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
    (28, 0.98), (46, 0.96), (65, 0.94), (84, 0.92), (102, 0.89), (121, 0.86), (142, 0.82), (163, 0.77),
    (184, 0.72),
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
  /// black.
  func thinned(by share: Double) -> StrokeWeights {
    scaled(by: 1 - share * max(gain, 0) / 100)
  }

  /// Returns thinner strokes for weights above bold, so that counters stay open. The reduction grows from 0 at bold to
  /// the given fraction at black.
  func thinnedAboveBold(by share: Double) -> StrokeWeights {
    // The gain of capitals at bold.
    let bold = 70.0
    return scaled(by: 1 - share * max(gain - bold, 0) / 34)
  }
}

/// The heights of letters, in thousandths of the em above the baseline.
enum VerticalGrid {
  static let capHeight = 715.0
  static let xHeight = 520.0
  /// The top of b, d, h, k and l.
  static let ascender = 745.0
  /// The bottom of g, p, q and y.
  static let descender = -195.0
  /// The distance by which round letters extend beyond flat ones, in order to look equally tall.
  static let overshoot = 10.0

  static let metrics = TypefaceMetrics(
    unitsPerEm: 1000, ascender: 960, descender: -240, lineGap: 0, capHeight: capHeight, xHeight: xHeight,
    underlinePosition: -110, underlineThickness: 70)
}
