/// What a line of outcomes shows.
public struct MarketOutcomesLineDisplayState: Hashable, Sendable {
  public var status: MarketStatus
  /// The outcomes in reading order, by the names under which the view model has them.
  public var outcomes: [String]

  public init(status: MarketStatus, outcomes: [String] = []) {
    self.status = status
    self.outcomes = outcomes
  }
}
