/// The parts that letters share.
extension Skeleton {
  /// The dot of i, of the full stop and of the diaeresis.
  mutating func dot(_ centerX: Double, bottom: Double) {
    disc(centerX, bottom + dotSize / 2, diameter: dotSize)
  }

  var dotSize: Double { stem * 1.10 + 14 }

  /// The open bowl of c, C and G: from the upper terminal over the left to the lower one.
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

  /// The left half of an oval that runs on level to the right, as in Œ.
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

  /// What prolongs a stem below the baseline and turns to the left; `right` is the stem's right edge.
  mutating func leftHook(right: Double, from top: Double, bottom: Double, reach: Double) {
    let (middle, low) = (right - halfStem, bottom + halfBar)
    stroke {
      $0.start(middle, top)
      $0.line(middle, -50)
      $0.arc(.upright, middle - reach * 0.78, low)
      $0.line(middle - reach, low)
    }
  }

  /// The double curve of s and S.
  mutating func doubleCurve(
    bottom: Double, top: Double, upperTerminal: (x: Double, y: Double), lowerTerminal: (x: Double, y: Double)
  ) {
    let (upper, lower) = (top - halfBar, bottom + halfBar)
    let height = upper - lower
    // The upper bowl is narrower and a little lower than the lower one.
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

/// The parts that capitals share.
extension Skeleton {
  /// A bowl of B, P and R: level out of the stem at the left edge, around, and back.
  mutating func capitalBowl(top: Double, bottom: Double, right: Double) {
    let (upper, lower, end) = (top - halfBar, bottom + halfBar, right - halfStem)
    // The straight part ends where a quarter arc as wide as it is high begins.
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

/// The shape that 6 and, turned, 9 share.
extension Skeleton {
  mutating func six() {
    let (top, bottom) = (VerticalGrid.capHeight + VerticalGrid.overshoot - halfBar, -VerticalGrid.overshoot)
    let (left, head) = (halfStem, 462.0)
    let middle = (bottom + head) / 2
    ring(0, bottom, width, head)
    let terminal = width - halfStem * 0.86 - 18
    let crown = width * 0.53
    // Rounder in heavy weights, where the bend has little room between the terminal and the ring.
    let shoulder = left + 98 - max(pen.gain, 0) * 0.5
    stroke {
      $0.start(left, middle)
      $0.curve(left, middle + 280, shoulder, top, crown, top)
      $0.toTerminal(terminal, 548, rise: 0.64)
    }
  }
}
