import Foundation

/// Arches and bowls that grow out of a stem.
///
/// Both edges are drawn, rather than one stroke expanded: near the stem the ink is thinner, and thins more in heavy
/// weights, so that the notch above the joint stays open and the counter stays round.
extension Skeleton {
  /// How far below the crown the outer edge meets the stem.
  var notchDepth: Double { max(98 - 0.26 * pen.gain, 60) }

  /// How far below the crown the counter ends at the stem.
  var springDepth: Double { notchDepth + bar * 1.16 + 24 }

  /// The arch of n, h and m: out of the stem at `left`, over and down to the baseline at `right` (the arch's outer
  /// edges).
  mutating func arch(left: Double, right: Double, foot: Double = 0) {
    let (top, shoulder) = (VerticalGrid.xHeight + VerticalGrid.overshoot, 318.0)
    let (edge, inside) = (left + stem, right - stem)
    var outline = Spine()
    let crown = outerCrown(from: edge, to: right)
    // From within the stem along the same slope, so that the second arch of m meets the first in a clean valley.
    let slope = Spine.leaving.run * (crown - edge) / (Spine.leaving.rise * notchDepth)
    outline.start(edge - min(slope * (springDepth - notchDepth), stem), top - springDepth)
    outline.line(edge, top - notchDepth)
    outline.leave(crown, top)
    outline.arc(.level, right, shoulder)
    outline.line(right, foot)
    outline.line(inside, foot)
    outline.line(inside, shoulder)
    outline.arc(.upright, innerCrown(from: edge, to: inside), top - bar)
    outline.join(edge, top - springDepth)
    outline.close()
    fill(outline.path)
  }

  /// The arm of r: the beginning of an arch, cut off at the right edge.
  mutating func shoulder(left: Double, right: Double) {
    let top = VerticalGrid.xHeight + 4
    let edge = left + stem
    var outline = Spine()
    outline.start(left + halfStem, top - notchDepth)
    outline.line(edge, top - notchDepth)
    outline.leave(right - 8, top)
    outline.line(right, top)
    outline.line(right, top - bar)
    outline.line(right - 8, top - bar)
    outline.join(edge, top - springDepth - bar * 0.4)
    outline.line(left + halfStem, top - springDepth)
    outline.close()
    fill(outline.path)
  }

  /// The bowl of b and p, open to a stem at the left edge.
  mutating func bowl(left: Double = 0, bottom: Double, top: Double) {
    let middle = (bottom + top) / 2
    let (edge, right, inside) = (left + stem, width, width - stem)
    let (outer, inner) = (outerCrown(from: edge, to: right), innerCrown(from: edge, to: inside))
    // In a low bowl the joints keep apart.
    let (notch, spring) = (notchDepth, min(springDepth, (top - bottom) * 0.48))
    var outline = Spine()
    outline.start(edge, top - notch)
    outline.leave(outer, top)
    outline.arc(.level, right, middle)
    outline.arc(.upright, outer, bottom)
    outline.join(edge, bottom + notch)
    outline.line(left + halfStem, bottom + notch)
    outline.line(left + halfStem, top - notch)
    outline.close()
    var counter = Spine()
    counter.start(edge, bottom + spring)
    counter.leave(inner, bottom + bar)
    counter.arc(.level, inside, middle)
    counter.arc(.upright, inner, top - bar)
    counter.join(edge, top - spring)
    counter.close()
    fill(outline.path)
    cut(counter.path)
  }

  /// The bowl of b, d, p, q and g at the x-height.
  mutating func lowercaseBowl() {
    bowl(bottom: -VerticalGrid.overshoot, top: VerticalGrid.xHeight + VerticalGrid.overshoot)
  }

  /// The bowl of a, left of a stem at the right edge and below a level waist.
  mutating func belly(waist: Double) {
    let bottom = -VerticalGrid.overshoot
    let half = pen.relieved(by: 0.16).halfBar
    let (edge, inside) = (width - stem, stem * 0.97)
    let (upper, roof, keel) = (waist + half, waist - half, bottom + bar)
    let (corner, crown, middle) = (edge * 0.80, edge * 0.61, (waist + bottom) / 2 - 6)
    var outline = Spine()
    outline.start(width - halfStem, upper)
    outline.line(corner, upper)
    outline.arc(.level, 0, middle, squareness: 0.68)
    outline.arc(.upright, crown, bottom)
    outline.join(edge, bottom + notchDepth * 0.9)
    outline.line(width - halfStem, bottom + notchDepth * 0.9)
    outline.close()
    var counter = Spine()
    counter.start(edge, roof)
    counter.line(edge, min(bottom + springDepth * 0.92, roof - 12))
    counter.leave(crown, keel)
    counter.arc(.level, inside, middle)
    counter.arc(.upright, max(corner, inside + 20), roof, squareness: 0.68)
    counter.close()
    fill(outline.path)
    cut(counter.path)
  }

  private func outerCrown(from edge: Double, to right: Double) -> Double {
    edge + (right - edge) * 0.49
  }

  private func innerCrown(from edge: Double, to inside: Double) -> Double {
    edge + (inside - edge) * 0.53
  }
}
