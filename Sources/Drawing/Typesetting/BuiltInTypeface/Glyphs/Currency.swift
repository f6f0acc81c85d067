import FirstFrameGeometry
import Foundation

/// Currency signs. Most of them are letters with bars.
extension GlyphRepertoire {
  mutating func addCurrency() {
    let (cap, x, over) = (VerticalGrid.capHeight, VerticalGrid.xHeight, VerticalGrid.overshoot)
    let side = SideBearing(30, loss: 0.05)

    addMoney("₦", of: "N", width: 600) { $0.twoBars(middle: cap / 2, apart: 62, from: -44, to: $0.width + 44) }
    addMoney("₩", of: "W", width: 900) { $0.twoBars(middle: 330, apart: 62, from: -10, to: $0.width + 10) }
    addMoney("₱", of: "P", width: 510) { $0.twoBars(middle: 500, apart: 54, from: -58, to: $0.width + 40) }
    addMoney("₺", width: 480) {
      let (left, low) = (110 + $0.halfStem, $0.halfBar)
      let right = $0.width - $0.halfStem
      $0.stroke {
        $0.start(left, cap)
        $0.line(left, low)
        $0.line(left + 60, low)
        $0.curve(right - 70, low, right, 110, right, 300)
      }
      $0.pen = $0.pen.scaled(by: 0.88)
      for lift in [0.0, 142] {
        $0.polygon((0, 250 + lift), (330, 394 + lift), (330, 394 + lift + $0.bar), (0, 250 + lift + $0.bar))
      }
    }
    addMoney("₽", width: 560) {
      let left = 76.0
      $0.stem(left: left, 0, cap)
      let part = $0.width - left
      $0.place(.translation(x: left, y: 0), width: part) { $0.capitalBowl(top: cap, bottom: 268, right: $0.width) }
      $0.bar(bottom: 268, 0, left + 40)
      $0.pen = $0.pen.scaled(by: 0.90)
      $0.bar(middle: 150, 0, $0.width * 0.66)
    }
    addMoney("₴", width: 540) {
      let pen = $0.pen
      $0.mirrored {
        $0.doubleCurve(
          bottom: -over, top: cap + over, upperTerminal: ($0.width - 40 - $0.halfStem * 0.80, 530),
          lowerTerminal: (40 + $0.halfStem * 0.80, 186))
      }
      $0.pen = pen.scaled(by: 0.84)
      $0.bar(middle: 412, 0, $0.width)
      $0.bar(middle: 294, 0, $0.width)
    }
    addMoney("₹", width: 480) {
      let bowl = $0.width * 0.56
      $0.bar(top: cap, 0, $0.width)
      $0.pen = $0.pen.scaled(by: 0.96)
      let (end, upper, lower) = ($0.width * 0.82 - $0.halfStem, cap - $0.halfBar, 330 + $0.halfBar)
      $0.stroke {
        $0.start(0, upper)
        $0.line(bowl - 70, upper)
        $0.arc(.level, end, (upper + lower) / 2)
        $0.arc(.upright, bowl - 90, lower)
        $0.line(0, lower)
      }
      $0.bar(middle: 546, 0, $0.width)
      $0.diagonal(right: $0.width * 0.90, 0, to: $0.width * 0.30, 350)
    }
    addMoney("₿", of: "B", width: 510) {
      for place in [0.24, 0.52] {
        let (from, to) = ($0.width * place - $0.halfStem * 0.4, $0.width * place + $0.halfStem * 0.4)
        $0.rect(from, cap - 20, to, cap + 92)
        $0.rect(from, -92, to, 20)
      }
    }
    addMoney("₫", width: 500) {
      $0.place(Affine.translation(x: 0, y: 196).followed(by: .scale(x: 1, y: 0.97)), width: $0.width - 40) {
        $0.mirrored { $0.bowl(bottom: -VerticalGrid.overshoot, top: 470) }
      }
      $0.stem(right: $0.width - 40, 190, cap + 26)
      $0.pen = $0.pen.scaled(by: 0.88)
      $0.bar(middle: 618, $0.width * 0.42, $0.width + 26)
      $0.bar(bottom: 56, 20, $0.width - 20)
    }
    addMoney("₪", width: 760) {
      $0.pen = $0.pen.thinned(by: 0.14)
      let (top, low, width) = (cap - $0.halfBar, $0.halfBar, $0.width)
      let (left, right, inner) = ($0.halfStem, width - $0.halfStem, width * 0.33)
      $0.stroke {
        $0.start(left, 0)
        $0.line(left, top)
        $0.line(width * 0.40, top)
        $0.arc(.level, width - inner, top - 220)
        $0.line(width - inner, 216)
      }
      $0.stroke {
        $0.start(right, cap)
        $0.line(right, 230)
        $0.arc(.upright, width * 0.60, low)
        $0.line(inner, low)
        $0.line(inner, cap - 210)
      }
    }
    addMoney("₵", of: "C", width: 600) { $0.upright(at: $0.width * 0.53, from: -96, to: cap + 96) }
    addMoney("¢", of: "c", width: 458) { $0.upright(at: $0.width * 0.53, from: -110, to: x + 110) }
    addMoney("₡", of: "C", width: 600) {
      let thin = $0.stem * 0.62
      for place in [0.40, 0.60] {
        $0.polygon(
          ($0.width * place - 40, -70), ($0.width * place - 40 + thin, -70),
          ($0.width * place + 40 + thin, cap + 70), ($0.width * place + 40, cap + 70))
      }
    }
    add("¤", width: 500, growth: 0.6, left: side, right: side) {
      $0.stroke("M20 570L120 470M480 570L380 470M20 110L120 210M480 110L380 210", designedFor: 500)
      let inset = $0.width * 0.13
      $0.ring(inset, 340 - $0.width / 2 + inset, $0.width - inset, 340 + $0.width / 2 - inset, squareness: 0.56)
    }
  }

  private mutating func addMoney(
    _ sign: Unicode.Scalar, width: Double, growth: Double = 0.5,
    draw: @escaping @Sendable (inout Skeleton) -> Void
  ) {
    let space = max((600 - width) / 2, 30)
    add(
      sign, width: width, growth: growth, left: SideBearing(space, loss: 0.07),
      right: SideBearing(space, loss: 0.07),
      strokes: 1.03, draw: draw)
    if width <= 560 { makeTabular(sign) }
  }

  /// Adds a letter with additional strokes of a thinner pen.
  private mutating func addMoney(
    _ sign: Unicode.Scalar, of letter: Unicode.Scalar, width: Double,
    with addition: @escaping @Sendable (inout Skeleton) -> Void
  ) {
    guard let design = designs[letter] else { return }
    addMoney(sign, width: width) {
      let pen = $0.pen
      design.draw(&$0)
      $0.pen = pen.scaled(by: 0.84).thinned(by: 0.14)
      addition(&$0)
    }
  }
}

extension Skeleton {
  fileprivate mutating func twoBars(middle: Double, apart: Double, from left: Double, to right: Double) {
    bar(middle: middle + apart, left, right)
    bar(middle: middle - apart, left, right)
  }

  fileprivate mutating func upright(at x: Double, from bottom: Double, to top: Double) {
    rect(x - halfStem * 0.92, bottom, x + halfStem * 0.92, top)
  }
}
