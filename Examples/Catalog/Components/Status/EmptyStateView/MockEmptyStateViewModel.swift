/// A mock of an empty page with an action that a test can finish.
public final class MockEmptyStateViewModel: MockViewModel<EmptyStateDisplayState>, EmptyStateViewModelProtocol {
  public func performAction() {
    update { $0.action?.isLoading = true }
  }

  /// Finishes the action. The page still has no content.
  public func finish() {
    update { $0.action?.isLoading = false }
  }
}

extension MockEmptyStateViewModel {
  public static var noBets: MockEmptyStateViewModel {
    let wording = Wording.current
    return MockEmptyStateViewModel(
      EmptyStateDisplayState(
        symbol: "doc.text", title: wording[.noOpenBets], message: wording[.noOpenBetsMessage],
        action: SimpleButtonDisplayState(title: wording[.seeTodaysMatches])))
  }

  public static var offline: MockEmptyStateViewModel {
    let wording = Wording.current
    return MockEmptyStateViewModel(
      EmptyStateDisplayState(
        symbol: "wifi", title: wording[.noConnection], message: wording[.noConnectionMessage],
        action: SimpleButtonDisplayState(title: wording[.tryAgain], symbol: "arrow.clockwise", style: .secondary)))
  }

  public static var retrying: MockEmptyStateViewModel {
    let model = offline
    model.performAction()
    return model
  }

  public static var noResults: MockEmptyStateViewModel {
    let wording = Wording.current
    return MockEmptyStateViewModel(
      EmptyStateDisplayState(
        symbol: "magnifyingglass", title: wording[.nothingFound], message: wording[.nothingFoundMessage]))
  }
}
