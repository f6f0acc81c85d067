/// Curves that stop short of a quarter arc, or that grow out of a stem.
extension Spine {
  /// Out of a stem upright, off it soon, and on to the level crown of an arch or bowl.
  mutating func branch(_ x: Double, _ y: Double) {
    let (startX, startY) = position
    curve(startX, startY + (y - startY) * 0.50, startX + (x - startX) * 0.36, y, x, y)
  }

  /// The reverse of a branch: from the level crown of a bowl back into a stem.
  mutating func merge(_ x: Double, _ y: Double) {
    let (startX, startY) = position
    curve(x + (startX - x) * 0.36, startY, x, y + (startY - y) * 0.50, x, y)
  }

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
