/// A page that can be asked for again; the answer comes by hand.
public final class MockEmptyStateViewModel: MockViewModel<EmptyStateDisplayState>, EmptyStateViewModelProtocol {
  public func performAction() {
    update { $0.action?.isLoading = true }
  }

  /// Still nothing.
  public func finish() {
    update { $0.action?.isLoading = false }
  }
}

extension MockEmptyStateViewModel {
  public static var noBets: MockEmptyStateViewModel {
    MockEmptyStateViewModel(
      EmptyStateDisplayState(
        symbol: "doc.text", title: "No open bets", message: "Bets that you place appear here until they are settled.",
        action: SimpleButtonDisplayState(title: "See today's matches")))
  }

  public static var offline: MockEmptyStateViewModel {
    MockEmptyStateViewModel(
      EmptyStateDisplayState(
        symbol: "wifi", title: "No connection", message: "Check your network and try again.",
        action: SimpleButtonDisplayState(title: "Try again", symbol: "arrow.clockwise", style: .secondary)))
  }

  public static var retrying: MockEmptyStateViewModel {
    let model = offline
    model.performAction()
    return model
  }

  public static var noResults: MockEmptyStateViewModel {
    MockEmptyStateViewModel(
      EmptyStateDisplayState(
        symbol: "magnifyingglass", title: "Nothing found", message: "Try another team, league or game."))
  }
}
