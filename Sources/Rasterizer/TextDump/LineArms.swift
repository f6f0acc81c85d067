/// The directions in which lines leave the middle of a cell.
struct LineArms: OptionSet {
  let rawValue: UInt8

  static let up = LineArms(rawValue: 1)
  static let down = LineArms(rawValue: 2)
  static let left = LineArms(rawValue: 4)
  static let right = LineArms(rawValue: 8)
  /// A corner is drawn round.
  static let rounded = LineArms(rawValue: 16)

  /// Box-drawing characters, by the bits of the four directions.
  private static let square = Array(" ╵╷│╴┘┐┤╶└┌├─┴┬┼")
  private static let round = Array(" ╵╷│╴╯╮┤╶╰╭├─┴┬┼")

  var character: Character {
    let index = Int(rawValue & 15)
    return contains(.rounded) ? Self.round[index] : Self.square[index]
  }
}
