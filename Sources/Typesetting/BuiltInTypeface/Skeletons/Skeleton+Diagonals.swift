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

  /// The foot of a wedge as wide as its own diagonals, so that one of them can go on below the baseline.
  func tailedFoot(top: Double) -> Double {
    var across = stem
    for _ in 0..<8 { across = slantWidth(run: (width - across) / 2, rise: top) }
    return across
  }

  /// The tail of y, which prolongs the right diagonal of its wedge below the baseline.
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

  /// The arm and the leg of k and K: the arm out of the stem to the upper right, the leg out of the arm.
  ///
  /// `fork` is the height at which the arm's lower edge leaves the stem, `joint` the share of the width at which
  /// the leg leaves the arm.
  mutating func arms(fork: Double, top: Double, joint: Double) {
    // Thinner where a narrow cell leaves little room beside the stem.
    let full = pen
    defer { pen = full }
    let (right, room) = (width - 10, width - stem)
    let slope = (top - fork) / (right - stem)
    let reach = right - stem
    let jointX = stem + reach * joint
    pen = pen.scaled(by: min(1, room * 0.56 / stem))
    let across = slantWidth(run: reach, rise: top - fork)
    // Inside the stem, and where the arm is short and thick, not beyond the lines it lies between.
    let hidden = min(max(stem * 0.5, right - top / slope), right - across)
    polygon(
      (hidden, top - slope * (right - hidden)), (right, top), (right - across, top),
      (hidden, top - slope * (right - across - hidden)))

    // The leg leaves the arm's lower edge, and is drawn on to the arm's middle, where its end is unseen.
    let jointY = top - slope * (right - jointX)
    var legAcross = stem
    for _ in 0..<8 { legAcross = slantWidth(run: -(width - legAcross - jointX), rise: jointY) }
    let lean = (width - legAcross - jointX) / jointY
    func end(footX: Double) -> (x: Double, y: Double) {
      let y = min((top - slope * (right - across / 2 - footX)) / (1 + slope * lean), top)
      return (footX - lean * y, y)
    }
    polygon((width - legAcross, 0), (width, 0), end(footX: width), end(footX: width - legAcross))
  }

  /// The tail of Q: flat below the baseline, cut square inside the bowl.
  mutating func tailOfQ() {
    let (right, bottom, left, top) = (width - 4, -34.0, width * 0.55, 176.0)
    var across = stem
    for _ in 0..<8 { across = slantWidth(run: -max(right - across - left, 0), rise: top - bottom) }
    let (run, rise) = (left - (right - across), top - bottom)
    // How far the right edge goes on beyond the left one, so that the end is square.
    let reach = across * -run / (run * run + rise * rise)
    polygon(
      (right - across, bottom), (right, bottom), (left + across + run * reach, top + rise * reach), (left, top))
  }
}
