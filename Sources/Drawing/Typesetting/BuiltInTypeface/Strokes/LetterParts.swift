import Foundation

/// The parts shared by letters.
extension Skeleton {
  /// Draws the dot of i, the full stop and the diaeresis.
  mutating func dot(_ centerX: Double, bottom: Double) {
    disc(centerX, bottom + dotSize / 2, diameter: dotSize)
  }

  var dotSize: Double { stem * 1.10 + 14 }

  /// Draws the open bowl of c, C and G, from the upper terminal counterclockwise to the lower one.
  mutating func openBowl(
    bottom: Double, top: Double, upperTerminal: (x: Double, y: Double), lowerTerminal: (x: Double, y: Double)
  ) {
    let (upper, lower, middle) = (top - halfBar, bottom + halfBar, (top + bottom) / 2)
    let (left, crown) = (halfStem, width * 0.515)
    stroke {
      $0.start(upperTerminal.x, upperTerminal.y)
      $0.fromTerminal(crown, upper)
      $0.arc(.level, left, middle)
      $0.arc(.upright, crown, lower)
      $0.toTerminal(lowerTerminal.x, lowerTerminal.y)
    }
  }

  /// Draws the left half of an oval that continues horizontally to the right, as in Œ.
  mutating func openBowl(bottom: Double, top: Double, within right: Double) {
    let (upper, lower, middle) = (top - halfBar, bottom + halfBar, (top + bottom) / 2)
    let (crown, left) = (right * 0.62, halfStem)
    let reach = (crown - left) * 0.42 + left
    stroke {
      $0.start(right, upper - 8)
      $0.line(crown + 20, upper)
      $0.curve(reach, upper, left, middle + (upper - middle) * 0.60, left, middle)
      $0.curve(left, middle - (middle - lower) * 0.60, reach, lower, crown + 20, lower)
      $0.line(right, lower + 8)
    }
  }

  /// Draws a hook that extends a stem below the baseline and turns to the left. `right` is the right edge of the stem.
  mutating func leftHook(right: Double, from top: Double, bottom: Double, reach: Double) {
    let (middle, low) = (right - halfStem, bottom + halfBar)
    stroke {
      $0.start(middle, top)
      $0.line(middle, -50)
      $0.arc(.upright, middle - reach * 0.78, low)
      $0.line(middle - reach, low)
    }
  }

  /// Draws the double curve of s and S.
  mutating func doubleCurve(
    bottom: Double, top: Double, upperTerminal: (x: Double, y: Double), lowerTerminal: (x: Double, y: Double)
  ) {
    let (upper, lower) = (top - halfBar, bottom + halfBar)
    let height = upper - lower
    // The upper bowl is narrower and slightly less tall than the lower one.
    let inset = width * 0.022
    let (left, right) = (halfStem + inset, width - halfStem)
    let (shoulder, hip) = (upper - height * 0.245, lower + height * 0.262)
    let swing = (shoulder - hip) * 0.66
    let (crown, keel) = (width * 0.505, width * 0.495)
    stroke {
      $0.start(upperTerminal.x, upperTerminal.y)
      $0.fromTerminal(crown, upper)
      $0.arc(.level, left, shoulder, squareness: 0.585)
      $0.curve(left, shoulder - swing, right, hip + swing, right, hip)
      $0.arc(.upright, keel, lower, squareness: 0.585)
      $0.toTerminal(lowerTerminal.x, lowerTerminal.y)
    }
  }
}

/// The parts shared by capitals.
extension Skeleton {
  /// Draws a bowl of B, P and R, which starts and ends horizontally at the stem at the left edge.
  mutating func capitalBowl(top: Double, bottom: Double, right: Double) {
    let (upper, lower, end) = (top - halfBar, bottom + halfBar, right - halfStem)
    // The straight part ends where a quarter arc with equal width and height starts.
    let shoulder = max(end - (upper - lower) * 0.58, stem * 0.8)
    stroke {
      $0.start(10, upper)
      $0.line(shoulder, upper)
      $0.arc(.level, end, (upper + lower) / 2)
      $0.arc(.upright, shoulder, lower)
      $0.line(10, lower)
    }
  }
}

/// The shape of 6 and, rotated, of 9.
extension Skeleton {
  mutating func six() {
    let (top, bottom) = (VerticalGrid.capHeight + VerticalGrid.overshoot - halfBar, -VerticalGrid.overshoot)
    let (left, head) = (halfStem, 462.0)
    let middle = (bottom + head) / 2
    ring(0, bottom, width, head)
    let terminal = width - halfStem * 0.86 - 18
    let crown = width * 0.53
    // The shoulder is rounder in heavy weights, because there is little space between the terminal and the ring.
    let shoulder = left + 98 - max(pen.gain, 0) * 0.5
    stroke {
      $0.start(left, middle)
      $0.curve(left, middle + 280, shoulder, top, crown, top)
      $0.toTerminal(terminal, 548, rise: 0.64)
    }
  }
}

/// Arches and bowls that branch from a stem.
///
/// Both edges are drawn separately instead of expanding a center line, because the ink is thinner near the stem. This
/// keeps the notch above the joint open and the counter round, especially in heavy weights.
extension Skeleton {
  /// The distance from the crown to the point where the outer edge meets the stem.
  var notchDepth: Double { max(98 - 0.26 * pen.gain, 60) }

  /// The distance from the crown to the end of the counter at the stem.
  var springDepth: Double { notchDepth + bar * 1.16 + 24 }

  /// Draws the arch of n, h and m, from the stem at `left` to the baseline at `right` (the outer edges of the arch).
  mutating func arch(left: Double, right: Double, foot: Double = 0) {
    let (top, shoulder) = (VerticalGrid.xHeight + VerticalGrid.overshoot, 318.0)
    let (edge, inside) = (left + stem, right - stem)
    var outline = Spine()
    let crown = outerCrown(from: edge, to: right)
    // Starts within the stem with the same slope, so that the second arch of m meets the first one in a clean notch.
    let slope = Spine.branchHandle.run * (crown - edge) / (Spine.branchHandle.rise * notchDepth)
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

  /// Draws the arm of r: the start of an arch, cut off at the right edge.
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

  /// Draws the bowl of b and p, which is open to a stem at the left edge.
  mutating func bowl(left: Double = 0, bottom: Double, top: Double) {
    let middle = (bottom + top) / 2
    let (edge, right, inside) = (left + stem, width, width - stem)
    let (outer, inner) = (outerCrown(from: edge, to: right), innerCrown(from: edge, to: inside))
    // Keeps the joints of a low bowl apart.
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

  /// Draws the bowl of b, d, p, q and g at the x-height.
  mutating func lowercaseBowl() {
    bowl(bottom: -VerticalGrid.overshoot, top: VerticalGrid.xHeight + VerticalGrid.overshoot)
  }

  /// Draws the bowl of a, left of a stem at the right edge and below a horizontal waist.
  mutating func belly(waist: Double) {
    let bottom = -VerticalGrid.overshoot
    let half = pen.thinned(by: 0.16).halfBar
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

/// The parts of letters that consist of diagonals.
extension Skeleton {
  /// Draws a v shape between two outer edges, with a flat foot on the baseline.
  mutating func wedge(from left: Double, to right: Double, top: Double, foot: Double? = nil) {
    let middle = (left + right) / 2
    let half = (foot ?? wedgeFoot) / 2
    diagonal(left: middle - half, 0, to: left, top)
    diagonal(right: middle + half, 0, to: right, top)
  }

  /// The width of the foot of a wedge.
  var wedgeFoot: Double { stem * 1.14 }

  /// Returns the width of a foot that is as wide as a diagonal, so that one of the diagonals can continue below the
  /// baseline.
  func tailedFoot(top: Double) -> Double {
    var across = stem
    for _ in 0..<8 { across = diagonalWidth(run: (width - across) / 2, rise: top) }
    return across
  }

  /// Draws the tail of y, which extends the right diagonal of its wedge below the baseline.
  mutating func tail(top: Double, descender: Double) {
    let across = tailedFoot(top: top)
    let foot = (width + across) / 2
    let lean = (width - foot) / top
    let (x, bottom) = (foot - across / 2, descender + halfBar)
    let left = x - lean * 150 - 92
    stroke {
      $0.start(x + lean * 30, 30)
      $0.line(x - lean * 12, -12)
      $0.curve(x - lean * 128, -128, left + 74, bottom, left + 16, bottom)
      $0.line(left, bottom)
    }
  }

  /// Draws the arm and the leg of k and K: the arm from the stem to the upper right, the leg from the arm to the foot.
  ///
  /// - Parameters:
  ///   - fork: The height at which the lower edge of the arm leaves the stem.
  ///   - top: The height of the upper end of the arm.
  ///   - joint: The position at which the leg leaves the arm, as a fraction of the width.
  mutating func arms(fork: Double, top: Double, joint: Double) {
    // The strokes are thinner in a narrow cell, because there is little space beside the stem.
    let full = pen
    defer { pen = full }
    let (right, available) = (width - 10, width - stem)
    let slope = (top - fork) / (right - stem)
    let reach = right - stem
    let jointX = stem + reach * joint
    pen = pen.scaled(by: min(1, available * 0.56 / stem))
    let across = diagonalWidth(run: reach, rise: top - fork)
    // Starts inside the stem; a short thick arm is also limited to its height.
    let hidden = min(max(stem * 0.5, right - top / slope), right - across)
    polygon(
      (hidden, top - slope * (right - hidden)), (right, top), (right - across, top),
      (hidden, top - slope * (right - across - hidden)))

    // The leg starts at the middle of the arm, where its end is hidden.
    let jointY = top - slope * (right - jointX)
    var legAcross = stem
    for _ in 0..<8 { legAcross = diagonalWidth(run: -(width - legAcross - jointX), rise: jointY) }
    let lean = (width - legAcross - jointX) / jointY
    func end(footX: Double) -> (x: Double, y: Double) {
      let y = min((top - slope * (right - across / 2 - footX)) / (1 + slope * lean), top)
      return (footX - lean * y, y)
    }
    polygon((width - legAcross, 0), (width, 0), end(footX: width), end(footX: width - legAcross))
  }

  /// Draws the tail of Q: flat below the baseline, perpendicular inside the bowl.
  mutating func tailOfQ() {
    let (right, bottom, left, top) = (width - 4, -34.0, width * 0.55, 176.0)
    var across = stem
    for _ in 0..<8 { across = diagonalWidth(run: -max(right - across - left, 0), rise: top - bottom) }
    let (run, rise) = (left - (right - across), top - bottom)
    // The distance by which the right edge extends beyond the left one, so that the end is perpendicular.
    let reach = across * -run / (run * run + rise * rise)
    polygon(
      (right - across, bottom), (right, bottom), (left + across + run * reach, top + rise * reach), (left, top))
  }
}
