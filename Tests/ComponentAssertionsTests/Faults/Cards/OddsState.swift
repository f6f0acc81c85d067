/// What a card of the tests shows.
struct OddsState: Hashable, Sendable {
  var title: String
  var odds: String
  var isLive = false

  static let home = OddsState(title: "Home", odds: "1.85")
  static let draw = OddsState(title: "Draw", odds: "3.40", isLive: true)
  static let away = OddsState(title: "Away team", odds: "12.00")
  /// What the world makes of a state later on.
  static let moved = OddsState(title: "Moved", odds: "99.99", isLive: true)
}
