/// The capitals made of stems, bars and diagonals.
extension GlyphRepertoire {
  /// Capitals are larger, so their strokes are a little thicker.
  static let capitalStrokes = 1.07

  mutating func addCapital(
    _ character: Unicode.Scalar, width: Double, growth: Double = 0.75, left: SideBearing, right: SideBearing,
    draw: @escaping @Sendable (inout Skeleton) -> Void
  ) {
    add(
      character, width: width, growth: growth, left: left, right: right, strokes: Self.capitalStrokes, draw: draw)
  }

  mutating func addCapitals() {
    let cap = VerticalGrid.capHeight
    let straight = SideBearing(90, loss: 0.26)

    addCapital("A", width: 638, left: .sharp, right: .sharp) {
      let half = $0.stem * 0.60
      let middle = $0.width / 2
      $0.slant(left: 0, 0, to: middle - half, cap)
      $0.slant(right: $0.width, 0, to: middle + half, cap)
      let inset = (middle - half) * (210 / cap) + $0.halfStem
      $0.bar(middle: 212, inset, $0.width - inset)
    }
    addCapital("E", width: 438, left: straight, right: SideBearing(48)) {
      $0.stem(left: 0, 0, cap)
      $0.bar(top: cap, 0, $0.width)
      $0.bar(middle: 372, 0, $0.width - 26)
      $0.bar(bottom: 0, 0, $0.width)
    }
    addCapital("F", width: 424, left: straight, right: SideBearing(36)) {
      $0.stem(left: 0, 0, cap)
      $0.bar(top: cap, 0, $0.width)
      $0.bar(middle: 348, 0, $0.width - 30)
    }
    addCapital("H", width: 556, left: straight, right: straight) {
      $0.stem(left: 0, 0, cap)
      $0.stem(right: $0.width, 0, cap)
      $0.bar(middle: 366, 0, $0.width)
    }
    addCapital("I", width: 90, growth: 1.07, left: straight, right: straight) {
      $0.stem(left: 0, 0, cap)
    }
    addCapital("L", width: 420, left: straight, right: SideBearing(34)) {
      $0.stem(left: 0, 0, cap)
      $0.bar(bottom: 0, 0, $0.width)
    }
    addCapital("T", width: 570, left: SideBearing(32), right: SideBearing(32)) {
      $0.bar(top: cap, 0, $0.width)
      $0.stem(left: $0.width / 2 - $0.halfStem, 0, cap)
    }
    addCapital("K", width: 546, left: straight, right: .sharp) {
      $0.stem(left: 0, 0, cap)
      $0.arms(fork: 196, top: cap, joint: 0.24)
    }
    addCapital("M", width: 690, growth: 1.1, left: straight, right: straight) {
      $0.pen = $0.pen.relieved(by: 0.08)
      $0.stem(left: 0, 0, cap)
      $0.stem(right: $0.width, 0, cap)
      $0.pen = $0.pen.relieved(by: 0.12)
      let middle = $0.width / 2
      let half = $0.stem * 0.52
      $0.slant(left: middle - half, 0, to: 0, cap)
      $0.slant(right: middle + half, 0, to: $0.width, cap)
    }
    addCapital("N", width: 566, left: straight, right: straight) {
      $0.stem(left: 0, 0, cap)
      $0.stem(right: $0.width, 0, cap)
      $0.pen = $0.pen.relieved(by: 0.10)
      $0.slant(corner: $0.width, 0, to: 0, cap)
    }
    addCapital("V", width: 638, left: .sharp, right: .sharp) {
      $0.wedge(from: 0, to: $0.width, top: cap)
    }
    addCapital("W", width: 940, growth: 1.4, left: SideBearing(15, loss: 0.06), right: SideBearing(15, loss: 0.06)) {
      $0.pen = $0.pen.relieved(by: 0.12)
      let overlap = $0.stem * 0.52
      $0.wedge(from: 0, to: $0.width / 2 + overlap, top: cap)
      $0.wedge(from: $0.width / 2 - overlap, to: $0.width, top: cap)
    }
    addCapital("X", width: 612, left: SideBearing(16, loss: 0.06), right: SideBearing(16, loss: 0.06)) {
      $0.pen = $0.pen.relieved(by: 0.06)
      $0.slant(corner: 0, 0, to: $0.width, cap)
      $0.slant(corner: $0.width, 0, to: 0, cap)
    }
    addCapital("Y", width: 620, left: SideBearing(12, loss: 0.06), right: SideBearing(12, loss: 0.06)) {
      let (middle, fork) = ($0.width / 2, 286.0)
      $0.stem(left: middle - $0.halfStem, 0, fork + 10)
      $0.slant(left: middle - $0.halfStem, fork, to: 0, cap)
      $0.slant(right: middle + $0.halfStem, fork, to: $0.width, cap)
    }
    addCapital("Z", width: 536, left: SideBearing(46), right: SideBearing(46)) {
      $0.bar(top: cap, 12, $0.width - 4)
      $0.bar(bottom: 0, 0, $0.width)
      let foot = $0.bar
      $0.pen = $0.pen.relieved(by: 0.06)
      $0.slant(corner: 0, foot, to: $0.width - 4, cap - foot)
    }
  }
}
