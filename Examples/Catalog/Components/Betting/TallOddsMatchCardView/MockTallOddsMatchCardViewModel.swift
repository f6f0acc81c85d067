/// A mock of a match card with a match that a test can deliver or fail.
public final class MockTallOddsMatchCardViewModel: MockViewModel<MatchCardState>, TallOddsMatchCardViewModelProtocol {
  public let header: MockMatchHeaderViewModel
  public let outcomes: MockMarketOutcomesLineViewModel
  /// The destinations that the user opened from the card, in order.
  public private(set) var destinations: [MatchCardDestination] = []

  public init(
    _ state: MatchCardState, header: MockMatchHeaderViewModel = .scheduled,
    outcomes: MockMarketOutcomesLineViewModel = .threeWay
  ) {
    self.header = header
    self.outcomes = outcomes
    super.init(state)
  }

  public var headerViewModel: any MatchHeaderViewModelProtocol { header }
  public var outcomesViewModel: any MarketOutcomesLineViewModelProtocol { outcomes }

  public func openMatch() {
    destinations.append(.match)
  }

  public func openFurtherMarkets() {
    destinations.append(.furtherMarkets)
  }

  public func retry() {
    update { $0 = .loading }
  }

  /// Delivers a match.
  public func load(_ content: MatchCardContent) {
    update { $0 = .loaded(content) }
  }

  public func fail(_ reason: String) {
    update { $0 = .failed(reason) }
  }
}
