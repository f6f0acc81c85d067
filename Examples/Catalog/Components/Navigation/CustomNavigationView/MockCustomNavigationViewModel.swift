/// A mock of a navigation bar with pages that can be pushed and popped.
public final class MockCustomNavigationViewModel:
  MockViewModel<CustomNavigationDisplayState>, CustomNavigationViewModelProtocol
{
  private var earlierPages: [CustomNavigationDisplayState] = []
  /// The actions performed in the bar, in order.
  public private(set) var performedActions: [String] = []

  public func open(_ page: CustomNavigationDisplayState) {
    earlierPages.append(currentDisplayState)
    update { $0 = page }
  }

  public func goBack() {
    guard let page = earlierPages.popLast() else { return }
    update { $0 = page }
  }

  public func perform(_ action: String) {
    performedActions.append(action)
  }
}

extension MockCustomNavigationViewModel {
  private static var search: CustomNavigationAction {
    CustomNavigationAction(id: "search", symbol: "magnifyingglass", label: Wording.current[.search])
  }

  private static var alerts: CustomNavigationAction {
    CustomNavigationAction(id: "alerts", symbol: "bell", label: Wording.current[.notifications])
  }

  private static var match: CustomNavigationDisplayState {
    let wording = Wording.current
    let minute = wording.text(.minute, [.number: wording.number(67)])
    return CustomNavigationDisplayState(
      title: "Lisbon – Porto Alegre", subtitle: "Champions Cup · " + minute, actions: [alerts])
  }

  public static var root: MockCustomNavigationViewModel {
    MockCustomNavigationViewModel(
      CustomNavigationDisplayState(title: Wording.current[.sports], canGoBack: false, actions: [search, alerts]))
  }

  public static var page: MockCustomNavigationViewModel {
    let model = root
    model.open(match)
    return model
  }

  public static var plain: MockCustomNavigationViewModel {
    MockCustomNavigationViewModel(CustomNavigationDisplayState(title: Wording.current[.settings]))
  }
}
