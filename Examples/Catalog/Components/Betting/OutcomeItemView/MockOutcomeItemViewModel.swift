/// A mock of an outcome that a test updates.
public final class MockOutcomeItemViewModel: MockViewModel<OutcomeItemDisplayState>, OutcomeItemViewModelProtocol {
  public func toggleSelection() {
    guard currentDisplayState.availability == .open else { return }
    update { $0.isSelected.toggle() }
  }

  public func deselect() {
    update { $0.isSelected = false }
  }

  /// Sets new odds, and shows their direction.
  public func moveOdds(to odds: Odds) {
    update {
      $0.movement = odds > $0.odds ? .up : odds < $0.odds ? .down : .none
      $0.odds = odds
    }
  }

  /// The sign of a movement disappears after a while.
  public func forgetMovement() {
    update { $0.movement = .none }
  }

  public func boost(to odds: Odds) {
    update {
      $0.oddsBeforeBoost = $0.odds
      $0.odds = odds
    }
  }

  public func suspend() {
    update { $0.availability = .suspended }
  }

  /// Delivers odds, for the first time or after a suspension.
  public func open(at odds: Odds) {
    update {
      $0.availability = .open
      $0.odds = odds
    }
  }
}
