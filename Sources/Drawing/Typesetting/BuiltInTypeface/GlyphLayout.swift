import FirstFrameGeometry
import Foundation

/// The horizontal measures of a glyph at one weight, in thousandths of the em.
struct GlyphLayout {
  let inkWidth: Double
  /// The left edge of the ink.
  let origin: Double
  let advance: Double
  private let pen: StrokeWeights
  private let slant: Double
  private let heights: HeightFit

  /// The advance of all glyphs of the monospaced variant: 1266/2048 em.
  static let cell = 1266 / FaceMeasures.unit
  /// The limits for narrowing glyphs to the cell: ink up to `unchangedWidth` is not narrowed, and ink of `widestInk` or
  /// more is narrowed to `narrowedWidth`.
  private static let (unchangedWidth, widestInk, narrowedWidth) = (440.0, 715.0, 546.0)

  /// The tangent of the slant angle, about 9.4 degrees.
  private static let oblique = 0.165
  /// The height at which slanting does not move the ink: the middle of lowercase letters.
  private static let pivot = VerticalGrid.xHeight / 2

  init(_ design: GlyphDesign, measures: FaceMeasures, isMonospaced: Bool, isItalic: Bool = false) {
    slant = isItalic && !design.isUpright ? Self.oblique : 0
    heights = HeightFit(design, measures: measures)
    let weights = measures.weights
    guard isMonospaced else {
      let spacing = Spacing(design, measures: measures)
      inkWidth = spacing.ink
      advance = spacing.advance
      origin = spacing.left
      pen = weights.scaled(by: design.strokes)
      return
    }
    advance = Self.cell
    guard !design.fillsCell else {
      inkWidth = Self.cell
      origin = 0
      pen = weights
      return
    }
    let natural = design.inkWidth(at: weights)
    let excess = min(max(natural - Self.unchangedWidth, 0) / (Self.widestInk - Self.unchangedWidth), 1)
    inkWidth = min(natural, Self.unchangedWidth) + excess * (Self.narrowedWidth - Self.unchangedWidth)
    origin = ((Self.cell - inkWidth) / 2 + (design.left.space(at: weights) - design.right.space(at: weights)) / 4)
      .rounded()
    let squeeze = inkWidth / max(natural, 1)
    // Strokes are thinner only in glyphs that are narrowed considerably.
    pen = weights.scaled(by: design.strokes * min(0.40 + 0.70 * squeeze, 1))
  }

  func outline(of design: GlyphDesign) -> Path {
    var skeleton = Skeleton(width: inkWidth, pen: pen, slant: slant)
    design.draw(&skeleton)
    let fitted = design.fillsCell || design.isUpright ? skeleton.outline : heights.applied(to: skeleton.outline)
    let (unit, shift) = (FaceMeasures.unit, origin - slant * Self.pivot)
    return fitted.transformed(by: Affine(a: unit, b: 0, c: 0, d: unit, tx: shift * unit, ty: 0))
  }
}

/// The ink and the side bearings of a proportional glyph, in thousandths of the em.
private struct Spacing {
  var left: Double
  var ink: Double
  var advance: Double

  init(_ design: GlyphDesign, measures: FaceMeasures) {
    let fit = design.letterCase == .lowercase ? measures.lowercase : measures.capital
    let designedInk = design.inkWidth(at: measures.weights)
    left = design.left.space(at: measures.weights) * fit.bearings
    ink = designedInk * (design.letterCase == .none ? 1 : fit.ink)
    var right = design.right.space(at: measures.weights) * fit.bearings
    if let measured = design.model.flatMap(measures.advance(of:)) {
      // Stems and dots do not become wider.
      ink = designedInk
      let difference = measured + design.room - left - ink - right
      left += difference * (1 - design.inkShare) / 2
      right += difference * (1 - design.inkShare) / 2
      ink += difference * design.inkShare
      advance = measured + design.room
    } else {
      advance = ((left + ink + right) * FaceMeasures.unit).rounded() / FaceMeasures.unit
    }
    guard design.isTabular else { return }
    let excess = measures.figureAdvance - advance
    // The narrowest side bearings of figures are 24 thousandths of the em.
    let narrowing = max(ink + 48 - measures.figureAdvance, 0)
    ink -= narrowing
    left = narrowing > 0 ? 24 : max(left + excess / 2, 24)
    advance = measures.figureAdvance
  }
}

/// The fit of a drawing to the measured heights of the typeface.
struct HeightFit {
  /// Heights of the drawing with their measured heights, in ascending order. Heights below the baseline do not change.
  private let stops: [(drawn: Double, measured: Double)]

  static let capHeight = 1443 / FaceMeasures.unit
  /// The height of b, d, h, k and l.
  static let ascender = VerticalGrid.ascender + capHeight - VerticalGrid.capHeight

  init(_ design: GlyphDesign, measures: FaceMeasures) {
    let cap = (VerticalGrid.capHeight, Self.capHeight)
    let x = (VerticalGrid.xHeight, measures.xHeight / FaceMeasures.unit)
    // Curves and serifs above the x-height keep their form.
    let overshoot = (x.0 + 20, x.1 + 20)
    stops =
      design.letterCase == .lowercase ? [(0, 0), x, overshoot, (VerticalGrid.ascender, Self.ascender)] : [(0, 0), cap]
  }

  func applied(to outline: Path) -> Path {
    var fitted = Path()
    for polyline in outline.flattened(tolerance: Skeleton.tolerance) {
      fitted.addContour(polyline.points.map { CGPoint(x: $0.x, y: height($0.y)) })
    }
    return fitted
  }

  private func height(_ drawn: Double) -> Double {
    if drawn <= 0 { return drawn }
    for (low, high) in zip(stops, stops.dropFirst()) where drawn <= high.drawn {
      return low.measured + (drawn - low.drawn) * (high.measured - low.measured) / (high.drawn - low.drawn)
    }
    guard let last = stops.last else { return drawn }
    return drawn + last.measured - last.drawn
  }
}
