/// A mock of an outcome that a test can update.
public final class MockOutcomeItemViewModel: MockViewModel<OutcomeItemDisplayState>, OutcomeItemViewModelProtocol {
  public func toggleSelection() {
    guard currentDisplayState.availability == .open else { return }
    update { $0.isSelected.toggle() }
  }

  public func deselect() {
    update { $0.isSelected = false }
  }

  /// Sets new odds, and shows the direction of the change.
  public func moveOdds(to odds: Odds) {
    update {
      $0.movement = odds > $0.odds ? .up : odds < $0.odds ? .down : .none
      $0.odds = odds
    }
  }

  /// Hides the direction of the last change.
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

  /// Delivers the first odds, or new odds after a suspension.
  public func open(at odds: Odds) {
    update {
      $0.availability = .open
      $0.odds = odds
    }
  }
}
