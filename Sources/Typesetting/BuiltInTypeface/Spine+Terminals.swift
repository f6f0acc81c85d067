/// Ends of curves that stop short of a quarter arc.
extension Spine {
  /// From a terminal on to the level crown of a bowl.
  mutating func fromTerminal(_ x: Double, _ y: Double, rise: Double = 0.62, reach: Double = 0.56) {
    let (startX, startY) = position
    curve(
      startX + (x - startX) * 0.20, startY + (y - startY) * rise, x + (startX - x) * reach, y, x, y)
  }

  /// From the level crown of a bowl to a terminal.
  mutating func toTerminal(_ x: Double, _ y: Double, rise: Double = 0.62, reach: Double = 0.56) {
    let (startX, startY) = position
    curve(
      startX + (x - startX) * reach, startY, x + (startX - x) * 0.20, y + (startY - y) * rise, x, y)
  }
}
