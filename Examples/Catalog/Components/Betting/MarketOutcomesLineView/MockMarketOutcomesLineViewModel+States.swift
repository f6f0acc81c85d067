extension MockMarketOutcomesLineViewModel {
  static var matchResult: [OutcomeItemDisplayState] {
    [
      OutcomeItemDisplayState(title: "Lisbon", odds: Odds(2.35)),
      OutcomeItemDisplayState(title: Wording.current[.draw], odds: Odds(3.4)),
      OutcomeItemDisplayState(title: "Porto Alegre", odds: Odds(2.9)),
    ]
  }

  public static var threeWay: MockMarketOutcomesLineViewModel {
    MockMarketOutcomesLineViewModel(outcomes: matchResult)
  }

  public static var twoWay: MockMarketOutcomesLineViewModel {
    let wording = Wording.current
    let goals = wording.number(2.5, digits: 1)
    return MockMarketOutcomesLineViewModel(outcomes: [
      OutcomeItemDisplayState(title: wording.text(.over, [.number: goals]), odds: Odds(1.85), isSelected: true),
      OutcomeItemDisplayState(title: wording.text(.under, [.number: goals]), odds: Odds(1.95)),
    ])
  }

  public static var moving: MockMarketOutcomesLineViewModel {
    MockMarketOutcomesLineViewModel(outcomes: [
      OutcomeItemDisplayState(title: "Lisbon", odds: Odds(1.72), movement: .down),
      OutcomeItemDisplayState(title: Wording.current[.draw], odds: Odds(3.8), availability: .suspended),
      OutcomeItemDisplayState(title: "Porto Alegre", odds: Odds(4.1), movement: .up),
    ])
  }

  public static var loading: MockMarketOutcomesLineViewModel {
    MockMarketOutcomesLineViewModel(outcomes: matchResult, status: .loading)
  }

  public static var suspended: MockMarketOutcomesLineViewModel {
    MockMarketOutcomesLineViewModel(outcomes: matchResult, status: .suspended(Wording.current[.penaltyCheck]))
  }

  public static var failed: MockMarketOutcomesLineViewModel {
    MockMarketOutcomesLineViewModel(outcomes: matchResult, status: .failed(Wording.current[.oddsFailed]))
  }
}
