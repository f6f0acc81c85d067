extension MockMarketOutcomesLineViewModel {
  static let matchResult = [
    OutcomeItemDisplayState(title: "Lisbon", odds: Odds(2.35)),
    OutcomeItemDisplayState(title: "Draw", odds: Odds(3.4)),
    OutcomeItemDisplayState(title: "Porto Alegre", odds: Odds(2.9)),
  ]

  public static var threeWay: MockMarketOutcomesLineViewModel {
    MockMarketOutcomesLineViewModel(outcomes: matchResult)
  }

  public static var twoWay: MockMarketOutcomesLineViewModel {
    MockMarketOutcomesLineViewModel(outcomes: [
      OutcomeItemDisplayState(title: "Over 2.5", odds: Odds(1.85), isSelected: true),
      OutcomeItemDisplayState(title: "Under 2.5", odds: Odds(1.95)),
    ])
  }

  public static var moving: MockMarketOutcomesLineViewModel {
    MockMarketOutcomesLineViewModel(outcomes: [
      OutcomeItemDisplayState(title: "Lisbon", odds: Odds(1.72), movement: .down),
      OutcomeItemDisplayState(title: "Draw", odds: Odds(3.8), availability: .suspended),
      OutcomeItemDisplayState(title: "Porto Alegre", odds: Odds(4.1), movement: .up),
    ])
  }

  public static var loading: MockMarketOutcomesLineViewModel {
    MockMarketOutcomesLineViewModel(outcomes: matchResult, status: .loading)
  }

  public static var suspended: MockMarketOutcomesLineViewModel {
    MockMarketOutcomesLineViewModel(outcomes: matchResult, status: .suspended("Market suspended: penalty check"))
  }

  public static var failed: MockMarketOutcomesLineViewModel {
    MockMarketOutcomesLineViewModel(outcomes: matchResult, status: .failed("Odds could not be loaded"))
  }
}
