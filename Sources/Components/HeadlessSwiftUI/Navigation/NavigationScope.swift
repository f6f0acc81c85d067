import HeadlessUIKit

/// What the views of a page say about its bars. Each evaluation of the page collects it anew.
@MainActor
final class NavigationScope {
  var title: Text?
  var subtitle: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var entries: [ToolbarEntry] = []
  var isBackButtonHidden = false
  /// The bars that are hidden or shown.
  var barVisibility: [ToolbarPlacement: Visibility] = [:]
  /// The colors behind the bars.
  var barBackgrounds: [ToolbarPlacement: Color] = [:]
  var barSchemes: [ToolbarPlacement: ColorScheme] = [:]
  /// Whether the navigation bar has a background also where nothing is scrolled beneath it.
  var hasBarBackground = false
  var role: ToolbarRole?
  var isTitleRemoved = false
  var columnWidth: ColumnWidth?
  var search: SearchSettings?
  /// What a search shows on a device that is not drawn, and what is drawn instead. The search may be set later.
  var undrawnSearchParts: [(name: String, reason: String)] = []
  /// The pages for values of a type.
  var destinations: [ObjectIdentifier: @MainActor (Any) -> any View] = [:]
  /// The pages that are shown above this one because of a binding, and what happens when they are left.
  var presented: [(view: any View, dismiss: @MainActor () -> Void)] = []

  func reset() {
    (title, subtitle, displayMode, search, undrawnSearchParts) = (nil, nil, nil, nil, [])
    entries = []
    isBackButtonHidden = false
    (barVisibility, barBackgrounds, barSchemes, hasBarBackground) = ([:], [:], [:], false)
    (role, isTitleRemoved, columnWidth) = (nil, false, nil)
    destinations = [:]
    presented = []
  }
}

private struct NavigationScopeKey: EnvironmentKey {
  static var defaultValue: NavigationScope? { nil }
}

private struct NavigatorKey: EnvironmentKey {
  static var defaultValue: Navigator? { nil }
}

extension EnvironmentValues {
  /// The page around a view; `nil` outside of navigation.
  var navigationScope: NavigationScope? {
    get { self[NavigationScopeKey.self] }
    set { self[NavigationScopeKey.self] = newValue }
  }

  /// The navigation around a view.
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}

/// Shows other pages of a navigation.
@MainActor
final class Navigator {
  /// Shows a view as the next page.
  var push: @MainActor (any View) -> Void = { _ in }
  /// Shows the page for a value.
  var show: @MainActor (AnyHashable) -> Void = { _ in }
}

/// A view with something to say about the bars of its page.
struct NavigationSetting<Content: View>: PrimitiveView, ContainedViews {
  let content: Content
  let change: @MainActor (NavigationScope, BuildContext) -> Void

  func elements(in context: BuildContext) -> [LayoutElement] {
    apply(in: context)
    return content.build(in: context.child("page"))
  }

  func containedItems(in context: BuildContext) -> [ContainedItem] {
    apply(in: context)
    return content.containedItems(in: context.child("page"))
  }

  private func apply(in context: BuildContext) {
    if let scope = context.environment.navigationScope { change(scope, context) }
  }
}

extension View {
  /// Says something about the bars of the page of the view. Nothing happens outside of navigation.
  func navigationSetting(_ change: @escaping @MainActor (NavigationScope, BuildContext) -> Void) -> some View {
    NavigationSetting(content: self, change: change)
  }
}
