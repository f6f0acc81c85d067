import FirstFrameGeometry
import Foundation

/// The Greek capitals without a Latin look-alike.
extension GlyphRepertoire {
  mutating func addGreekCapitals() {
    let (cap, over) = (VerticalGrid.capHeight, VerticalGrid.overshoot)
    let round = SideBearing(50, loss: 0.18)

    alias("Γ", of: "Г")
    alias("Π", of: "П")
    addCapital("Δ", width: 660, left: .sharp, right: .sharp) {
      let (half, middle) = ($0.stem * 0.60, $0.width / 2)
      $0.diagonal(left: 0, 0, to: middle - half, cap)
      $0.diagonal(right: $0.width, 0, to: middle + half, cap)
      $0.bar(bottom: 0, $0.halfStem, $0.width - $0.halfStem)
    }
    addCapital("Λ", width: 638, left: .sharp, right: .sharp) {
      let (half, middle) = ($0.stem * 0.60, $0.width / 2)
      $0.diagonal(left: 0, 0, to: middle - half, cap)
      $0.diagonal(right: $0.width, 0, to: middle + half, cap)
    }
    addCapital("Θ", width: 664, left: round, right: round) {
      $0.ring(0, -over, $0.width, cap + over)
      let inset = $0.stem + 66
      $0.bar(middle: cap / 2, inset, $0.width - inset)
    }
    addCapital("Ξ", width: 500, left: SideBearing(54), right: SideBearing(54)) {
      $0.bar(top: cap, 0, $0.width)
      $0.bar(middle: cap / 2 + 6, 40, $0.width - 40)
      $0.bar(bottom: 0, 0, $0.width)
    }
    addCapital("Σ", width: 510, left: SideBearing(50), right: SideBearing(46)) { $0.sum(bottom: 0, top: cap) }
    addCapital("Φ", width: 720, growth: 0.9, left: round, right: round) {
      $0.pen = $0.pen.thinned(by: 0.08)
      $0.stem(left: $0.width / 2 - $0.halfStem, 0, cap)
      $0.ring(0, 90, $0.width, cap - 76)
    }
    addCapital("Ψ", width: 680, growth: 1.1, left: SideBearing(74, loss: 0.2), right: SideBearing(74, loss: 0.2)) {
      $0.pen = $0.pen.thinned(by: 0.10)
      $0.stem(left: $0.width / 2 - $0.halfStem, 0, cap)
      let (left, right, low) = ($0.halfStem, $0.width - $0.halfStem, 204 + $0.halfBar)
      let middle = $0.width / 2
      $0.stroke {
        $0.start(left, cap)
        $0.line(left, 470)
        $0.arc(.upright, middle, low)
        $0.arc(.level, right, 470)
        $0.line(right, cap)
      }
    }
    addCapital("Ω", width: 680, left: SideBearing(38), right: SideBearing(38)) { $0.omega(top: cap + over) }
    alias("\u{2126}", of: "Ω")
  }
}

extension Skeleton {
  /// Draws Σ and the summation sign.
  mutating func sum(bottom: Double, top: Double) {
    bar(top: top, 0, width - 14)
    bar(bottom: bottom, 0, width)
    pen = pen.thinned(by: 0.08)
    let (middle, tip) = ((top + bottom) / 2 + 4, width * 0.60)
    var across = stem
    for _ in 0..<8 { across = diagonalWidth(run: tip - across, rise: (top - bottom) / 2) }
    polygon((0, top), (across, top), (tip, middle), (tip - across, middle))
    polygon((0, bottom), (across, bottom), (tip, middle), (tip - across, middle))
  }

  /// Draws Ω: an arch that turns outwards to its feet.
  mutating func omega(top: Double) {
    let (width, halfBar) = (self.width, self.halfBar)
    let (left, right, crown, middle) = (28 + halfStem, width - 28 - halfStem, top - halfBar, width / 2)
    let foot = width * 0.34
    stroke {
      $0.start(foot, halfBar)
      $0.curve(foot - 100, 116, left, 226, left, 384)
      $0.arc(.upright, middle, crown)
      $0.arc(.level, right, 384)
      $0.curve(right, 226, width - foot + 100, 116, width - foot, halfBar)
    }
    bar(bottom: 0, 0, foot + halfStem * 0.5)
    bar(bottom: 0, width - foot - halfStem * 0.5, width)
  }
}

/// The Greek lowercase letters with a vertical stroke.
extension GlyphRepertoire {
  mutating func addGreekLowercase() {
    let (x, ascender, descender) = (VerticalGrid.xHeight, VerticalGrid.ascender, VerticalGrid.descender)
    let over = VerticalGrid.overshoot
    let stemSide = SideBearing(79, loss: 0.26)

    add("α", width: 520, left: .round, right: SideBearing(24)) {
      let (right, low, end) = ($0.width - 48, $0.halfBar - 2, $0.width)
      $0.place(.identity, width: right) { part in part.mirrored { $0.lowercaseBowl() } }
      let middle = right - $0.halfStem
      $0.stroke {
        $0.start(middle, x)
        $0.line(middle, 120)
        $0.arc(.upright, end - 4, low)
        $0.line(end, low)
      }
    }
    add("β", width: 470, left: .straight, right: SideBearing(46)) {
      let (left, right, top) = ($0.halfStem, $0.width - $0.halfStem, ascender + over - $0.halfBar)
      let (bottom, waist, crown) = (-over + $0.halfBar, 404.0, $0.width * 0.48)
      $0.stroke {
        $0.start(left, descender)
        $0.line(left, 560)
        $0.arc(.upright, crown, top)
        $0.arc(.level, right - 36, (top + waist) / 2)
        $0.arc(.upright, crown - 20, waist)
        $0.line(crown - 70, waist)
      }
      $0.stroke {
        $0.start(crown - 40, waist)
        $0.line(crown, waist)
        $0.arc(.level, right, (waist + bottom) / 2)
        $0.arc(.upright, crown, bottom)
        $0.curve(crown - 90, bottom, left + 50, bottom + 24, left, bottom + 110)
      }
    }
    add("η", width: 430, left: .straight, right: stemSide) {
      $0.stem(left: 0, 0, x)
      $0.arch(left: 0, right: $0.width, foot: descender)
    }
    add("ι", width: 150, growth: 0.9, left: SideBearing(77, loss: 0.24), right: SideBearing(20)) {
      $0.tailedStem(left: 0, top: x)
    }
    alias("κ", of: "ĸ")
    add("μ", width: 484, left: stemSide, right: SideBearing(24)) {
      let right = $0.width - 54
      $0.stem(left: 0, descender, x)
      $0.place(.identity, width: right) { part in
        part.turned(height: x) { $0.arch(left: 0, right: $0.width) }
      }
      $0.tailedStem(left: right - $0.stem, top: x)
    }
    alias("µ", of: "μ")
    add("π", width: 540, left: SideBearing(26), right: SideBearing(26)) {
      $0.bar(top: x, 0, $0.width)
      $0.pen = $0.pen.thinned(by: 0.06)
      $0.stem(left: 76, 0, x)
      $0.tailedStem(left: $0.width - 76 - $0.stem, top: x)
    }
    add("ρ", width: 484, left: SideBearing(76, loss: 0.24), right: .round) {
      $0.ring(0, -over, $0.width, x + over)
      $0.stem(left: 0, descender, 262)
    }
    add("τ", width: 400, left: SideBearing(24), right: SideBearing(24)) {
      $0.bar(top: x, 0, $0.width)
      $0.tailedStem(left: $0.width * 0.50 - $0.stem * 0.72, top: x)
    }
    add("υ", width: 446, left: stemSide, right: SideBearing(60, loss: 0.2)) {
      let (left, right, low) = ($0.halfStem, $0.width - $0.halfStem, -over + $0.halfBar)
      let middle = $0.width / 2
      $0.stroke {
        $0.start(left, x)
        $0.line(left, 218)
        $0.arc(.upright, middle, low)
        $0.arc(.level, right, 244)
        $0.curve(right, 360, right - 18, 450, right - 52, x)
      }
    }
    add("φ", width: 640, growth: 1.1, left: .round, right: .round) {
      $0.pen = $0.pen.thinned(by: 0.08)
      $0.stem(left: $0.width / 2 - $0.halfStem, descender, x + 130)
      $0.ring(0, -over, $0.width, x + over)
    }
    add("ψ", width: 640, growth: 1.2, left: SideBearing(70, loss: 0.24), right: SideBearing(70, loss: 0.24)) {
      $0.pen = $0.pen.thinned(by: 0.08)
      let (left, right, low, middle) = ($0.halfStem, $0.width - $0.halfStem, -over + $0.halfBar, $0.width / 2)
      $0.stem(left: middle - $0.halfStem, descender, x + 60)
      $0.stroke {
        $0.start(left, x)
        $0.line(left, 250)
        $0.arc(.upright, middle, low)
        $0.arc(.level, right, 250)
        $0.line(right, x)
      }
    }
    add("ω", width: 710, growth: 1.4, left: SideBearing(52, loss: 0.18), right: SideBearing(52, loss: 0.18)) {
      $0.pen = $0.pen.thinned(by: 0.14)
      let (width, inset) = ($0.width, $0.width * 0.055)
      let middle = width / 2
      $0.cup(from: 0, to: middle + $0.halfStem, lift: inset, top: x)
      $0.mirrored { $0.cup(from: 0, to: middle + $0.halfStem, lift: inset, top: x) }
    }
  }
}

extension Skeleton {
  /// Draws a stem that turns to the right at the baseline, as in ι.
  mutating func tailedStem(left: Double, top: Double) {
    let (middle, low, reach) = (left + halfStem, halfBar - 2, 66 + halfStem)
    stroke {
      $0.start(middle, top)
      $0.line(middle, 128)
      $0.arc(.upright, middle + reach - 8, low)
      $0.line(middle + reach, low)
    }
  }

  /// Draws the left half of ω, from its upper end down and up to the middle.
  fileprivate mutating func cup(from left: Double, to right: Double, lift: Double, top: Double) {
    let (start, end, low) = (left + halfStem, right - halfStem, -VerticalGrid.overshoot + halfBar)
    stroke {
      $0.start(start + lift, top)
      $0.curve(start + 14, top - 80, start, 330, start, 222)
      $0.arc(.upright, (start + end) / 2, low)
      $0.arc(.level, end, 190)
      $0.line(end, 372)
    }
  }
}

/// The Greek lowercase letters that consist of bowls and diagonals.
extension GlyphRepertoire {
  mutating func addGreekCurves() {
    let (x, ascender, descender) = (VerticalGrid.xHeight, VerticalGrid.ascender, VerticalGrid.descender)
    let over = VerticalGrid.overshoot

    add("γ", width: 500, left: .sharp, right: .sharp) {
      let (middle, half, fork) = ($0.width / 2, $0.halfStem, 40.0)
      $0.stem(left: middle - half, descender, fork)
      let across = $0.diagonalWidth(run: middle - half, rise: x - fork)
      let crotch = fork + (x - fork) * (across - half) / (middle - half)
      $0.polygon(
        (middle - half, fork), (middle + half, fork), ($0.width, x), ($0.width - across, x), (middle, crotch),
        (across, x), (0, x))
    }
    add("δ", width: 490, left: .round, right: .round) {
      let (top, right) = (ascender + over - $0.halfBar, $0.width - $0.halfStem)
      let (neck, end) = ($0.width * 0.24, $0.width * 0.84)
      $0.ring(0, -over, $0.width, 488)
      $0.stroke {
        $0.start(right - 4, 262)
        $0.curve(right - 6, 420, neck + 8, 480, neck + 8, 616)
        $0.curve(neck + 8, top - 24, neck + 70, top, $0.position.x + 150, top)
        $0.curve(end - 70, top, end - 30, top - 10, end, top - 30)
      }
    }
    add("ε", width: 404, growth: 0.85, left: SideBearing(46), right: SideBearing(40)) {
      $0.mirrored { $0.doubleBowl(top: x) }
    }
    add("ζ", width: 404, growth: 0.7, left: SideBearing(50), right: SideBearing(22)) {
      let (left, right, top) = ($0.halfStem, $0.width, ascender - $0.halfBar)
      $0.bar(top: ascender, 24, right - 12)
      $0.stroke {
        $0.start(right - 60, top)
        $0.curve(left + 130, 560, left, 400, left, 232)
        $0.curve(left, 40, right - 40, 100, right - 46, -50)
        $0.curve(right - 50, -120, right - 96, -150, right - 156, -158)
      }
    }
    add("θ", width: 484, left: SideBearing(54, loss: 0.2), right: SideBearing(54, loss: 0.2)) {
      $0.ring(0, -over, $0.width, ascender + over)
      $0.bar(middle: ascender / 2, $0.halfStem, $0.width - $0.halfStem)
    }
    add("λ", width: 516, left: .sharp, right: .sharp) {
      let joint = 356.0
      $0.diagonal(corner: $0.width, 0, to: 34, ascender)
      let across = $0.diagonalWidth(run: $0.width * 0.5, rise: ascender)
      let lean = ($0.width - across - 34) / ascender
      let meet = $0.width - across - lean * joint
      // Narrower than the long diagonal, which hides its end.
      $0.pen = $0.pen.scaled(by: 0.96).thinned(by: 0.10)
      $0.diagonal(left: 0, 0, to: meet, joint)
    }
    add("ξ", width: 404, growth: 0.8, left: SideBearing(46), right: SideBearing(22)) {
      $0.pen.bar *= 0.94
      let (left, right, top) = ($0.halfStem, $0.width, ascender - $0.halfBar)
      let (waist, crown) = (416.0, $0.width * 0.58)
      $0.bar(top: ascender, 26, right - 16)
      $0.stroke {
        $0.start(crown + 10, top)
        $0.arc(.level, left + 28, (top + waist) / 2)
        $0.arc(.upright, crown, waist)
      }
      $0.bar(middle: waist, crown - 2, right - 40)
      $0.stroke {
        $0.start(crown, waist)
        $0.arc(.level, left, 208)
        $0.curve(left, 40, right - 50, 90, right - 46, -50)
        $0.curve(right - 50, -120, right - 96, -150, right - 156, -158)
      }
    }
    add("σ", width: 520, left: .round, right: SideBearing(12)) {
      $0.ring(0, -over, $0.width - 36, x + over)
      $0.bar(top: x, $0.width * 0.46, $0.width)
    }
    add("ς", width: 436, growth: 0.8, left: .round, right: SideBearing(30, loss: 0.14)) {
      let (left, top, right) = ($0.halfStem, x + over - $0.halfBar, $0.width)
      let reach = $0.width - $0.halfStem * 0.72
      $0.stroke {
        $0.start(reach, 384)
        $0.fromTerminal(right * 0.53, top)
        $0.arc(.level, left, 262)
        $0.curve(left, 70, right - 66, 100, right - 62, -46)
        $0.curve(right - 66, -116, right - 106, -146, right - 160, -156)
      }
    }
    add("χ", width: 500, left: SideBearing(22, loss: 0.07), right: SideBearing(22, loss: 0.07)) {
      $0.pen = $0.pen.thinned(by: 0.06)
      $0.diagonal(corner: 0, descender, to: $0.width, x)
      $0.diagonal(corner: $0.width, descender, to: 0, x)
    }
  }
}
