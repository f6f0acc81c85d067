/// The display state of an outcome.
public struct OutcomeItemDisplayState: Hashable, Sendable {
  public var title: String
  public var odds: Odds
  /// The odds before a boost.
  public var oddsBeforeBoost: Odds?
  public var movement: OddsMovement
  public var availability: OutcomeAvailability
  public var isSelected: Bool

  public init(
    title: String, odds: Odds, oddsBeforeBoost: Odds? = nil, movement: OddsMovement = .none,
    availability: OutcomeAvailability = .open, isSelected: Bool = false
  ) {
    self.title = title
    self.odds = odds
    self.oddsBeforeBoost = oddsBeforeBoost
    self.movement = movement
    self.availability = availability
    self.isSelected = isSelected
  }
}
