/// A mock of an expandable market of goals.
public final class MockMarketOutcomesMultiLineViewModel:
  MockViewModel<MarketOutcomesMultiLineDisplayState>, MarketOutcomesMultiLineViewModelProtocol
{
  private let lines: [String: MockMarketOutcomesLineViewModel]

  /// - Parameter lines: The value of each line, its outcomes, and whether bets on it are open.
  public init(title: String, lines: [(name: String, model: MockMarketOutcomesLineViewModel)], isExpanded: Bool = false)
  {
    self.lines = Dictionary(uniqueKeysWithValues: lines.map { ($0.name, $0.model) })
    super.init(MarketOutcomesMultiLineDisplayState(title: title, lines: lines.map(\.name), isExpanded: isExpanded))
  }

  public func lineViewModel(for line: String) -> (any MarketOutcomesLineViewModelProtocol)? { lines[line] }

  public func toggleExpansion() {
    update { $0.isExpanded.toggle() }
  }
}

extension MockMarketOutcomesMultiLineViewModel {
  private static func line(
    _ goals: Double, _ over: Double, _ under: Double, status: MarketStatus = .open
  ) -> (name: String, model: MockMarketOutcomesLineViewModel) {
    let wording = Wording.current
    let number = wording.number(goals, digits: 1)
    let outcomes = [
      OutcomeItemDisplayState(title: wording.text(.over, [.number: number]), odds: Odds(over)),
      OutcomeItemDisplayState(title: wording.text(.under, [.number: number]), odds: Odds(under)),
    ]
    return (number, MockMarketOutcomesLineViewModel(outcomes: outcomes, status: status))
  }

  public static var collapsed: MockMarketOutcomesMultiLineViewModel {
    MockMarketOutcomesMultiLineViewModel(
      title: Wording.current[.totalGoals],
      lines: [line(1.5, 1.3, 3.35), line(2.5, 1.85, 1.95), line(3.5, 3.1, 1.36), line(4.5, 5.5, 1.13)])
  }

  public static var expanded: MockMarketOutcomesMultiLineViewModel {
    let model = collapsed
    model.toggleExpansion()
    return model
  }

  public static var partlySuspended: MockMarketOutcomesMultiLineViewModel {
    MockMarketOutcomesMultiLineViewModel(
      title: Wording.current[.totalGoals],
      lines: [
        line(1.5, 1.3, 3.35), line(2.5, 1.85, 1.95, status: .suspended(Wording.current[.marketSuspended])),
      ])
  }
}
