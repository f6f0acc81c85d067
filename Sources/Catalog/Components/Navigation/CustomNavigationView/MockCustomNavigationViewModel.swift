/// The head of pages that one can go into and back from.
public final class MockCustomNavigationViewModel:
  MockViewModel<CustomNavigationDisplayState>, CustomNavigationViewModelProtocol
{
  private var earlierPages: [CustomNavigationDisplayState] = []
  /// What was done from the bar, in order.
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
  private static let search = CustomNavigationAction(id: "search", symbol: "magnifyingglass", label: "Search")
  private static let alerts = CustomNavigationAction(id: "alerts", symbol: "bell", label: "Notifications")
  private static let match = CustomNavigationDisplayState(
    title: "Lisbon – Porto Alegre", subtitle: "Champions Cup · 67'", actions: [alerts])

  public static var root: MockCustomNavigationViewModel {
    MockCustomNavigationViewModel(
      CustomNavigationDisplayState(title: "Sports", canGoBack: false, actions: [search, alerts]))
  }

  public static var page: MockCustomNavigationViewModel {
    let model = root
    model.open(match)
    return model
  }

  public static var plain: MockCustomNavigationViewModel {
    MockCustomNavigationViewModel(CustomNavigationDisplayState(title: "Settings"))
  }
}
