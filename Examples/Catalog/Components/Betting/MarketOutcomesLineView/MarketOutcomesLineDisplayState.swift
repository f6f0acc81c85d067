/// The display state of a line of outcomes.
public struct MarketOutcomesLineDisplayState: Hashable, Sendable {
  public var status: MarketStatus
  /// The names of the outcomes in the view model, in reading order.
  public var outcomes: [String]

  public init(status: MarketStatus, outcomes: [String] = []) {
    self.status = status
    self.outcomes = outcomes
  }
}
