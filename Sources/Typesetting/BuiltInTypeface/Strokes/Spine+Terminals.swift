/// Curves that stop short of a quarter arc, or that grow out of a stem.
extension Spine {
  /// How steeply a branch leaves its stem: where the first handle lies, as shares of the way.
  static let leaving = (run: 0.10, rise: 0.58)

  /// Off a stem, steeply, and on to a level crown.
  mutating func leave(_ x: Double, _ y: Double) {
    let (startX, startY) = position
    let (run, rise) = Self.leaving
    curve(startX + (x - startX) * run, startY + (y - startY) * rise, x + (startX - x) * 0.54, y, x, y)
  }

  /// The reverse: from a level crown back to a stem.
  mutating func join(_ x: Double, _ y: Double) {
    let (startX, startY) = position
    let (run, rise) = Self.leaving
    curve(startX + (x - startX) * 0.54, startY, x + (startX - x) * run, y + (startY - y) * rise, x, y)
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
