import FirstFrameGeometry
import Foundation

/// The parts that Cyrillic letters share, at the height of capitals or of lowercase letters.
extension Skeleton {
  /// How far tails reach below the baseline.
  var tailDepth: Double { 138 }

  /// The left leg of Л and Д: down from the top bar, and out to the left at the foot.
  mutating func bentLeg(from x: Double, top: Double) {
    let low = halfBar - 2
    stroke {
      $0.start(x, top)
      $0.line(x, top * 0.50)
      $0.curve(x, top * 0.20, x - 34, low, max(x - 118, 26), low)
      $0.line(0, low)
    }
  }

  /// The bowl of Ь, Ъ, Ы, Љ and Њ: right of a stem whose left edge is given.
  mutating func softBowl(left: Double, right: Double, top: Double) {
    // Heavy bowls are a little taller and their bars thinner, so that the counter stays open.
    let crown = top * (0.592 + 0.0004 * max(pen.gain, 0))
    place(.translation(x: left, y: 0), width: right - left) {
      $0.pen.bar = $0.pen.relieved(by: 0.16).bar
      $0.stem(left: 0, 0, $0.halfBar)
      $0.capitalBowl(top: crown, bottom: 0, right: $0.width)
    }
  }

  /// The two bowls of З and э's relatives, open to the left like a 3.
  mutating func doubleBowl(top: Double) {
    pen.bar *= 0.97
    let over = VerticalGrid.overshoot
    let (upper, lower) = (top + over - halfBar, -over + halfBar)
    let (waist, joint) = ((upper + lower) / 2 + top * 0.018, width * 0.42)
    let (right, crown, left) = (width - halfStem, width * 0.47, halfStem * 0.80)
    stroke {
      $0.start(left + 14, upper - top * 0.185)
      $0.fromTerminal(crown, upper, rise: 0.66)
      $0.arc(.level, right - 18, (upper + waist) / 2)
      $0.arc(.upright, joint, waist)
    }
    stroke {
      $0.start(joint, waist)
      $0.arc(.level, right, (waist + lower) / 2)
      $0.arc(.upright, crown, lower)
      $0.toTerminal(left, lower + top * 0.195, rise: 0.66)
    }
    bar(middle: waist, width * 0.27, joint + 2)
  }

  /// Є, and mirrored Э: a C with a bar.
  mutating func barredBowl(top: Double) {
    let over = VerticalGrid.overshoot
    let reach = width - halfStem * 0.76
    openBowl(
      bottom: -over, top: top + over, upperTerminal: (reach, top * 0.692), lowerTerminal: (reach, top * 0.308))
    pen.bar *= 0.96
    bar(middle: top * 0.51, halfStem, width * 0.80)
  }

  /// The arms of Ж: those of K to both sides of a stem in the middle.
  mutating func doubleArms(top: Double) {
    let part = (width + stem) / 2
    stem(left: width / 2 - halfStem, 0, top)
    pen = pen.relieved(by: 0.12)
    let fork = top * 0.27
    place(.translation(x: width - part, y: 0), width: part) { $0.arms(fork: fork, top: top, joint: 0.20) }
    mirrored { whole in
      whole.place(.translation(x: whole.width - part, y: 0), width: part) {
        $0.arms(fork: fork, top: top, joint: 0.20)
      }
    }
  }

  /// The long diagonal and the arm of У.
  mutating func tailedWedge(top: Double) {
    let foot = width * 0.24
    let across = slantWidth(run: width - stem - foot, rise: top)
    let lean = (width - across - foot) / top
    let bend = 96.0
    polygon(
      (foot + lean * bend, bend), (foot + across + lean * bend, bend), (width, top), (width - across, top))
    let joint = 214.0
    slant(left: foot + lean * joint, joint, to: 0, top)
    let (x, low) = (foot + across / 2, halfBar - 4)
    stroke {
      $0.start(x + lean * (bend + 26), bend + 26)
      $0.line(x + lean * (bend - 6), bend - 6)
      $0.curve(x - lean * 24, 8, x - 62, low, x - 108, low)
      $0.line(x - 148, low)
    }
  }

  /// A tail below the right end of the baseline.
  mutating func cornerTail() {
    rect(width - stem * 0.92, -tailDepth, width, bar)
  }

  /// The lower half of a capital arch, as in Ћ and Ђ: from a stem over to a leg at the right edge.
  mutating func lowArch(left: Double, top: Double, foot: Double) {
    let (start, end, crown) = (left + stem * 0.7, width - halfStem, top - halfBar)
    stroke(Taper(start: 0.8, length: 160)) {
      $0.start(start, crown - 40)
      $0.curve(start + 30, crown - 10, start + 70, crown, start + (end - start) * 0.52, crown)
      $0.arc(.level, end, max(crown - 190, foot + 20))
      $0.line(end, foot)
    }
  }
}
