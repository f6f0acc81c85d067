extension MockOutcomeItemViewModel {
  private static func home(_ change: (inout OutcomeItemDisplayState) -> Void = { _ in }) -> MockOutcomeItemViewModel {
    var state = OutcomeItemDisplayState(title: "Lisbon", odds: Odds(2.35))
    change(&state)
    return MockOutcomeItemViewModel(state)
  }

  public static var standard: MockOutcomeItemViewModel { home() }
  public static var selected: MockOutcomeItemViewModel { home { $0.isSelected = true } }
  public static var loading: MockOutcomeItemViewModel { home { $0.availability = .loading } }
  public static var suspended: MockOutcomeItemViewModel { home { $0.availability = .suspended } }

  public static var oddsUp: MockOutcomeItemViewModel {
    home {
      $0.odds = Odds(2.5)
      $0.movement = .up
    }
  }

  public static var oddsDown: MockOutcomeItemViewModel {
    home {
      $0.odds = Odds(2.1)
      $0.movement = .down
    }
  }

  public static var boosted: MockOutcomeItemViewModel {
    home {
      $0.oddsBeforeBoost = Odds(2.35)
      $0.odds = Odds(2.8)
    }
  }
}
