import FirstFrameGeometry
import Foundation

/// The Greek lowercase letters with an upright stroke.
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
      $0.pen = $0.pen.relieved(by: 0.06)
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
      $0.pen = $0.pen.relieved(by: 0.08)
      $0.stem(left: $0.width / 2 - $0.halfStem, descender, x + 130)
      $0.ring(0, -over, $0.width, x + over)
    }
    add("ψ", width: 640, growth: 1.2, left: SideBearing(70, loss: 0.24), right: SideBearing(70, loss: 0.24)) {
      $0.pen = $0.pen.relieved(by: 0.08)
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
      $0.pen = $0.pen.relieved(by: 0.14)
      let (width, inset) = ($0.width, $0.width * 0.055)
      let middle = width / 2
      $0.cup(from: 0, to: middle + $0.halfStem, lift: inset, top: x)
      $0.mirrored { $0.cup(from: 0, to: middle + $0.halfStem, lift: inset, top: x) }
    }
  }
}

extension Skeleton {
  /// A stem that turns to the right at the baseline, as in ι.
  mutating func tailedStem(left: Double, top: Double) {
    let (middle, low, reach) = (left + halfStem, halfBar - 2, 66 + halfStem)
    stroke {
      $0.start(middle, top)
      $0.line(middle, 128)
      $0.arc(.upright, middle + reach - 8, low)
      $0.line(middle + reach, low)
    }
  }

  /// The left half of ω: from its upper end down, around, and up to the middle.
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
