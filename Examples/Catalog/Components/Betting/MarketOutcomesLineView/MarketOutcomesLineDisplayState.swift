/// The display state of a line of outcomes.
public struct MarketOutcomesLineDisplayState: Hashable, Sendable {
  public var status: MarketStatus
  /// The outcomes in reading order, by their names in the view model.
  public var outcomes: [String]

  public init(status: MarketStatus, outcomes: [String] = []) {
    self.status = status
    self.outcomes = outcomes
  }
}
