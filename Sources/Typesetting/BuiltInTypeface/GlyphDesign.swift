import FirstFrameGeometry
import Foundation

/// How one glyph is drawn at any weight: the width of its ink, the space at its sides, and its strokes.
struct GlyphDesign: Sendable {
  /// The width of the ink at regular weight.
  var width: Double
  /// How much the ink widens for each unit by which stems grow.
  var growth: Double
  var left: SideBearing
  var right: SideBearing
  /// Thicker strokes for capitals and figures than for lowercase letters, thinner ones for crowded glyphs.
  var strokes: Double
  /// Whether the glyph stands upright in slanted styles too, as signs do.
  var isUpright = false
  /// Whether the ink reaches from edge to edge of a monospaced cell.
  var fillsCell = false
  /// The letter whose kerning a composed letter shares.
  var kernsLike: Unicode.Scalar?
  /// Draws the ink in a box from 0 to the skeleton's width.
  var draw: @Sendable (inout Skeleton) -> Void

  func inkWidth(at weights: StrokeWeights) -> Double {
    width + growth * weights.gain
  }
}

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

/// The horizontal measures of a glyph at one weight.
struct GlyphLayout {
  let inkWidth: Double
  /// Where the ink begins.
  let origin: Double
  let advance: Double
  private let pen: StrokeWeights
  private let slant: Double

  /// Every glyph of the monospaced sibling is this wide.
  static let cell = 600.0
  /// Up to this width ink fits the cell as it is; ink of the widest letters is narrowed to the room there is.
  private static let (roomy, widest, room) = (430.0, 700.0, 530.0)

  /// The tangent of the angle of slanted styles, about 9.4 degrees.
  private static let oblique = 0.165
  /// The height that slanting leaves in place, the middle of lowercase letters.
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
    // Wide glyphs are narrowed, the more the wider they are; narrow ones keep their width.
    let excess = min(max(natural - Self.roomy, 0) / (Self.widest - Self.roomy), 1)
    inkWidth = min(natural, Self.roomy) + excess * (Self.room - Self.roomy)
    advance = Self.cell
    origin = ((Self.cell - inkWidth) / 2 + (left - right) / 4).rounded()
    let squeeze = inkWidth / max(natural, 1)
    // Strokes are thinned only where a glyph is narrowed much.
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

/// The heights on which letters stand and end, in thousandths of the em above the baseline.
enum VerticalGrid {
  static let capHeight = 715.0
  static let xHeight = 520.0
  /// The top of b, d, h, k and l.
  static let ascender = 745.0
  /// The bottom of g, p, q and y.
  static let descender = -195.0
  /// How far round letters reach beyond flat ones in order to look equally tall.
  static let overshoot = 10.0

  static let metrics = TypefaceMetrics(
    unitsPerEm: 1000, ascender: 960, descender: -240, lineGap: 0, capHeight: capHeight, xHeight: xHeight,
    underlinePosition: -110, underlineThickness: 70)
}
