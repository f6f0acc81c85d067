import HeadlessUIKit

/// Loads the content of a list again.
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

  public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// Loads the content again; `nil` if nothing does.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action))
  }
}

extension BuildContext {
  /// Gives a scroll view a control that performs the action of `refreshable`, if there is one.
  func connectRefresh(to view: UIScrollView) {
    guard let refresh = environment.refresh else {
      view.refreshControl = nil
      return
    }
    let control = view.refreshControl ?? UIRefreshControl()
    if view.refreshControl == nil { view.refreshControl = control }
    connect(control) { [weak control] in
      Task {
        await refresh()
        control?.endRefreshing()
      }
    }
  }
}
