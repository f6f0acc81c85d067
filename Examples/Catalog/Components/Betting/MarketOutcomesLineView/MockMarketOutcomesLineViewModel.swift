import OpenCombine

/// A mock of a market with outcomes that exclude each other on the betslip.
public final class MockMarketOutcomesLineViewModel:
  MockViewModel<MarketOutcomesLineDisplayState>, MarketOutcomesLineViewModelProtocol
{
  public let outcomeViewModels: [MockOutcomeItemViewModel]
  private var cancellables = Set<AnyCancellable>()

  public init(outcomes: [OutcomeItemDisplayState], status: MarketStatus = .open) {
    outcomeViewModels = outcomes.map { MockOutcomeItemViewModel($0) }
    super.init(MarketOutcomesLineDisplayState(status: status, outcomes: outcomes.map(\.title)))
    for model in outcomeViewModels {
      model.displayStatePublisher
        .dropFirst()
        .sink { [weak self, weak model] state in if state.isSelected, let model { self?.deselectOthers(than: model) } }
        .store(in: &cancellables)
    }
  }

  public func outcomeViewModel(for outcome: String) -> (any OutcomeItemViewModelProtocol)? {
    outcomeViewModels.first { $0.currentDisplayState.title == outcome }
  }

  private func deselectOthers(than chosen: MockOutcomeItemViewModel) {
    for model in outcomeViewModels where model !== chosen { model.deselect() }
  }

  public func retry() {
    update { $0.status = .loading }
  }

  /// Delivers the odds.
  public func open() {
    update { $0.status = .open }
  }

  /// Fails to load the odds.
  public func fail(_ reason: String) {
    update { $0.status = .failed(reason) }
  }

  public func suspend(_ reason: String) {
    update { $0.status = .suspended(reason) }
  }
}
