import FirstFrameGeometry
import Foundation

/// Accents, drawn around a vertical axis; `bottom` is the lower edge of those above a letter.
extension Skeleton {
  mutating func accent(_ accent: Accent, axis: Double, bottom: Double) {
    let top = bottom + 142
    switch accent {
    case .macron: bar(middle: bottom + 62, axis - 128 - stem * 0.14, axis + 128 + stem * 0.14)
    case .dot: disc(axis, bottom + 66, diameter: dotSize)
    case .breve: breve(axis: axis, bottom: bottom)
    case .doubleAcute:
      pen = pen.scaled(by: 0.88)
      let apart = 62 + stem * 0.42
      for side in [-1.0, 1] {
        slant(
          left: axis + side * apart - 26 - halfStem, bottom, to: axis + side * apart + 34 - halfStem * 0.6, top)
      }
    case .tonos: slant(left: axis - 12 - halfStem, bottom - 8, to: axis + 14 - halfStem * 0.7, top + 8)
    case .dialytikaTonos:
      let reach = 104 + dotSize * 0.40
      for side in [-1.0, 1] { disc(axis + side * reach, bottom + 66, diameter: dotSize * 0.90) }
      pen = pen.scaled(by: 0.84)
      slant(left: axis - 12 - halfStem, bottom + 6, to: axis + 14 - halfStem * 0.7, top + 34)
    case .turnedComma:
      pen = pen.scaled(by: min(0.84, 110 / stem))
      let size = dotSize
      place(Affine(a: -1, b: 0, c: 0, d: -1, tx: axis + size / 2, ty: bottom - 12), width: size) {
        $0.comma(top: 0)
      }
    case .caronBeside:
      pen = pen.scaled(by: 0.86)
      comma(top: VerticalGrid.ascender, right: axis + dotSize)
    case .commaBelow:
      // No further down than the line reaches.
      pen = pen.scaled(by: min(0.72, 65 / stem))
      comma(top: -54, right: axis + dotSize * 0.56)
    case .ogonek: ogonek(axis: axis)
    case .acute:
      slant(left: axis - 34 - halfStem * 0.9, bottom, to: axis + 34 - halfStem * 0.5, top)
    case .grave:
      slant(right: axis + 34 + halfStem * 0.9, bottom, to: axis - 34 + halfStem * 0.5, top)
    case .circumflex: roof(axis: axis, foot: bottom, ridge: top)
    case .caron: roof(axis: axis, foot: top, ridge: bottom)
    case .tilde:
      let (half, middle, swing) = (142 + stem * 0.12, bottom + 66, 44.0)
      pen = pen.scaled(by: 0.92)
      stroke {
        $0.start(axis - half, middle - swing)
        $0.curve(axis - half + 18, middle + swing * 1.7, axis - 66, middle + swing * 1.4, axis, middle)
        $0.curve(
          axis + 66, middle - swing * 1.4, axis + half - 18, middle - swing * 1.7, axis + half, middle + swing)
      }
    case .diaeresis:
      let reach = 62 + dotSize * 0.36
      for side in [-1.0, 1] { disc(axis + side * reach, bottom + 66, diameter: dotSize * 0.96) }
    case .ring:
      pen = pen.scaled(by: 0.72)
      let radius = 62 + stem * 0.27
      // The counter stays open at any weight.
      let excess = max(stem / (radius * 0.62), 1)
      pen = pen.scaled(by: 1 / excess)
      ring(axis - radius, bottom - 18, axis + radius, bottom - 18 + radius * 2, squareness: 0.56)
    case .cedilla:
      pen = pen.relieved(by: 0.35).scaled(by: 0.74)
      let (x, low) = (axis + 6, -205.0 + halfBar)
      stroke {
        $0.start(x, 20)
        $0.line(x - 12, -62)
        $0.curve(x + 132, -54, x + 126, low, x - 8, low)
        $0.line(x - 84, low + 4)
      }
    }
  }

  private mutating func breve(axis: Double, bottom: Double) {
    let (half, low) = (118 + stem * 0.30, bottom + halfBar * 0.7)
    pen = pen.scaled(by: 0.90)
    let (left, right) = (axis - half + halfStem, axis + half - halfStem)
    stroke {
      $0.start(left, bottom + 142)
      $0.curve(left + 8, low + 42, axis - half * 0.50, low, axis, low)
      $0.curve(axis + half * 0.50, low, right - 8, low + 42, right, bottom + 142)
    }
  }

  /// A hook that grows out of a letter's foot, to the left and back to the right.
  private mutating func ogonek(axis: Double) {
    pen = pen.relieved(by: 0.30).scaled(by: 0.80)
    let low = -196.0 + halfBar
    stroke {
      $0.start(axis + 14, 22)
      $0.curve(axis - 52, -38, axis - 74, -78, axis - 74, -112)
      $0.curve(axis - 74, low - 6, axis - 10, low, axis + 72, low)
    }
  }

  /// Two short diagonals that meet at the ridge, whichever of the two heights is higher.
  private mutating func roof(axis: Double, foot: Double, ridge: Double) {
    let (half, peak) = (104 + stem * 0.42, stem * 0.52)
    let across = stem * 1.12
    for side in [-1.0, 1] {
      polygon(
        (axis + side * half, foot), (axis + side * (half - across), foot),
        (axis - side * (across - peak), ridge), (axis + side * peak, ridge))
    }
  }
}
