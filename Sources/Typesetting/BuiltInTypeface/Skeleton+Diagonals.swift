/// Letters' parts made of diagonals.
extension Skeleton {
  /// The v shape between two outer edges, standing on the baseline with a flat foot.
  mutating func wedge(from left: Double, to right: Double, top: Double, foot: Double? = nil) {
    let middle = (left + right) / 2
    let half = (foot ?? wedgeFoot) / 2
    slant(left: middle - half, 0, to: left, top)
    slant(right: middle + half, 0, to: right, top)
  }

  /// How wide a wedge is at its foot.
  var wedgeFoot: Double { stem * 1.14 }

  /// The tail of y, which prolongs the right diagonal of its wedge below the baseline.
  mutating func tail(top: Double, descender: Double) {
    let foot = width / 2 + wedgeFoot / 2
    let lean = (width - foot) / top
    let across = slantWidth(run: width - foot, rise: top)
    let (x, bottom) = (foot - across / 2, descender + halfBar)
    // Where the diagonal would be at the bend.
    let bend = 96.0
    let left = x - lean * bend - 118
    stroke {
      $0.start(x + lean * 20, 20)
      $0.line(x - lean * 40, -40)
      $0.curve(x - lean * bend - 24, bottom + 62, x - lean * bend - 52, bottom, left, bottom)
      $0.line(left - 22, bottom)
    }
  }

  /// The arm and the leg of k and K.
  mutating func arms(fork: Double, top: Double, joint: Double) {
    let right = width - 8
    let inner = stem - 2
    let across = slantWidth(run: right - inner, rise: top - fork)
    // The arm runs from the stem to the upper right.
    slant(left: inner - across * 0.42, fork - 12, to: right - across, top)
    // The leg starts on the arm's lower edge.
    let startY = fork + (top - fork) * joint
    let startX = inner + (right - across - inner) * joint
    slant(corner: width, 0, to: startX - stem * 0.30, startY + 34)
  }
}
