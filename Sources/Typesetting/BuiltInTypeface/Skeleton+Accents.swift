/// Accents, drawn around a vertical axis; `bottom` is the lower edge of those above a letter.
extension Skeleton {
  mutating func accent(_ accent: Accent, axis: Double, bottom: Double) {
    let top = bottom + 142
    switch accent {
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
        $0.curve(axis + 66, middle - swing * 1.4, axis + half - 18, middle - swing * 1.7, axis + half, middle + swing)
      }
    case .diaeresis:
      let reach = 62 + dotSize * 0.36
      for side in [-1.0, 1] { disc(axis + side * reach, bottom + 66, diameter: dotSize * 0.96) }
    case .ring:
      pen = pen.scaled(by: 0.72)
      let radius = 66 + stem * 0.30
      // The counter stays open at any weight.
      let excess = max(stem / (radius * 0.62), 1)
      pen = pen.scaled(by: 1 / excess)
      ring(axis - radius, bottom - 24, axis + radius, bottom - 24 + radius * 2, squareness: 0.56)
    case .cedilla:
      pen = pen.scaled(by: 0.80)
      let (x, low) = (axis + 6, -205.0 + halfBar)
      stroke {
        $0.start(x, 20)
        $0.line(x - 12, -62)
        $0.curve(x + 118, -56, x + 112, low, x - 8, low)
        $0.line(x - 84, low + 4)
      }
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
