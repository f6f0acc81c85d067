/// The Greek capitals that no Latin letter looks like.
extension GlyphRepertoire {
  mutating func addGreekCapitals() {
    let (cap, over) = (VerticalGrid.capHeight, VerticalGrid.overshoot)
    let round = SideBearing(50, loss: 0.18)

    alias("Γ", of: "Г")
    alias("Π", of: "П")
    addCapital("Δ", width: 660, left: .sharp, right: .sharp) {
      let (half, middle) = ($0.stem * 0.60, $0.width / 2)
      $0.slant(left: 0, 0, to: middle - half, cap)
      $0.slant(right: $0.width, 0, to: middle + half, cap)
      $0.bar(bottom: 0, $0.halfStem, $0.width - $0.halfStem)
    }
    addCapital("Λ", width: 638, left: .sharp, right: .sharp) {
      let (half, middle) = ($0.stem * 0.60, $0.width / 2)
      $0.slant(left: 0, 0, to: middle - half, cap)
      $0.slant(right: $0.width, 0, to: middle + half, cap)
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
      $0.pen = $0.pen.relieved(by: 0.08)
      $0.stem(left: $0.width / 2 - $0.halfStem, 0, cap)
      $0.ring(0, 90, $0.width, cap - 76)
    }
    addCapital("Ψ", width: 680, growth: 1.1, left: SideBearing(74, loss: 0.2), right: SideBearing(74, loss: 0.2)) {
      $0.pen = $0.pen.relieved(by: 0.10)
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
  /// Σ and the sign of a sum.
  mutating func sum(bottom: Double, top: Double) {
    bar(top: top, 0, width - 14)
    bar(bottom: bottom, 0, width)
    pen = pen.relieved(by: 0.08)
    let (middle, tip) = ((top + bottom) / 2 + 4, width * 0.60)
    var across = stem
    for _ in 0..<8 { across = slantWidth(run: tip - across, rise: (top - bottom) / 2) }
    polygon((0, top), (across, top), (tip, middle), (tip - across, middle))
    polygon((0, bottom), (across, bottom), (tip, middle), (tip - across, middle))
  }

  /// Ω: an arch that turns out to its feet.
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
