import HeadlessUIKit

/// Views of which one is shown, above a bar that selects it or as pages beside each other.
public struct TabView<SelectionValue: Hashable, Content>: PrimitiveView {
  private let selection: Binding<SelectionValue>?
  private let entries: @MainActor (BuildContext) -> [(entry: TabEntry, context: BuildContext)]

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) where Content: View {
    self.init(selection, views: content())
  }

  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>, C.TabValue == SelectionValue {
    self.init(selection, tabs: content().allEntries)
  }

  private init(_ selection: Binding<SelectionValue>?, tabs: [TabEntry]) {
    self.selection = selection
    entries = { context in tabs.enumerated().map { ($1, context.child("tab\($0)")) } }
  }

  private init(_ selection: Binding<SelectionValue>?, views: some View) {
    self.selection = selection
    entries = { context in
      views.containedViews(in: context.child("tabs")).map { child in
        let traits = child.traits
        return (
          TabEntry(
            content: child.view, title: traits.tabItem, value: traits.selectionValue, badge: traits.badge),
          child.context
        )
      }
    }
  }

  func elements(in context: BuildContext) -> [LayoutElement] {
    let tabs = entries(context)
    let selected = selection.map { selectionIdentity(of: $0.wrappedValue) }
    let index = tabs.firstIndex { $0.entry.value.map(selectionIdentity) == selected && selected != nil }
    let select: @MainActor (Int) -> Void = { index in
      guard tabs.indices.contains(index), let value = tabs[index].entry.value?.base as? SelectionValue else { return }
      selection?.wrappedValue = value
    }
    if let style = context.environment[style: (any TabViewStyle).self] as? PageTabViewStyle {
      let pages = Pages(tabs: tabs, selected: index, style: style, select: select)
      return pages.build(in: context.child("pages"))
    }
    let controller = context.withTraits { context.graph.controller(in: context.child("bar")) { TabsController() } }
    controller.view.tintColor = context.environment.tint?.uiColor
    context.withTraits { controller.update(tabs, selected: index, select: select) }
    return [ScreenElement(controller.view)]
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) where Content: View { self.init(nil, views: content()) }
}

extension TabView where SelectionValue == Never {
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>, C.TabValue == Never {
    self.init(nil, tabs: content().allEntries)
  }
}

/// The controller of tabs.
final class TabsController: UITabBarController {
  private var pages: [HostedPage] = []
  private var select: @MainActor (Int) -> Void = { _ in }
  private var isUpdating = false

  func update(
    _ tabs: [(entry: TabEntry, context: BuildContext)], selected: Int?, select: @escaping @MainActor (Int) -> Void
  ) {
    self.select = select
    for (index, tab) in tabs.enumerated() {
      if pages.indices.contains(index) {
        pages[index].show(tab.entry.content, in: tab.context.environment)
      } else {
        pages.append(HostedPage(tab.entry.content, in: tab.context.environment))
      }
      pages[index].tabBarItem = item(for: tab.entry, tab.context, last: pages[index].tabBarItem)
    }
    pages.removeSubrange(tabs.count...)
    if viewControllers ?? [] != pages { setViewControllers(pages, animated: false) }
    if let selected, selectedIndex != selected { selectedIndex = selected }
    updateBar()
  }

  private func item(for entry: TabEntry, _ context: BuildContext, last: UITabBarItem?) -> UITabBarItem {
    let content = entry.title.map { title -> PlainContent in
      var inner = context.child("item")
      // A tab bar shows the filled variants of symbols.
      inner.environment.symbolVariants = inner.environment.symbolVariants.union(.fill)
      inner.environment.dynamicTypeSize = .standardForBars
      let parts = title.containedViews(in: inner)
      // A tab item is a label, or a text and an image beside each other.
      let contents = parts.map { PlainContent(of: $0.view, in: $0.context) }
      var all = contents.first ?? PlainContent(of: EmptyView(), in: context)
      for other in contents.dropFirst() {
        all.title = all.title ?? other.title
        all.image = all.image ?? other.image
      }
      return all
    }
    let item = last ?? UITabBarItem()
    if item.title != content?.title { item.title = content?.title }
    item.image = content?.image
    let badge = entry.badge?.plainString
    if item.badgeValue != badge { item.badgeValue = badge }
    return item
  }

  /// Shows the bar anew when a page of a navigation has been evaluated, unless the tab is being evaluated.
  func pageDidChange() {
    if !isUpdating { updateBar() }
  }

  /// Shows the bar as the selected tab, or the page of its navigation, has it.
  func updateBar() {
    guard let page = selectedViewController as? HostedPage else { return }
    isUpdating = true
    page.hosted.evaluateIfNeeded()
    isUpdating = false
    let isHidden = setting(\.barVisibility, of: page) == .hidden
    if tabBar.isHidden != isHidden { tabBar.isHidden = isHidden }
    let color = setting(\.barBackgrounds, of: page)
    guard color != nil || page.tabBarItem.standardAppearance != nil else { return }
    let appearance = color.map { color in
      let appearance = UITabBarAppearance()
      appearance.show(color)
      return appearance
    }
    page.tabBarItem.standardAppearance = appearance
    page.tabBarItem.scrollEdgeAppearance = appearance
  }

  private func setting<Value>(
    _ keyPath: KeyPath<NavigationScope, [ToolbarPlacement: Value]>, of page: HostedPage
  ) -> Value? {
    let stacks = page.children.lazy.compactMap { $0 as? StackController }
    let inner = stacks.compactMap { $0.topViewController as? NavigationPage }.first
    return inner?.scope[keyPath: keyPath][.tabBar] ?? page.scope[keyPath: keyPath][.tabBar]
  }

  override var selectedIndex: Int {
    didSet { if selectedIndex != oldValue { select(selectedIndex) } }
  }
}

extension View {
  /// Sets the label of the view's tab.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = label()
    return containerTrait { $0.tabItem = $0.tabItem ?? label }
  }

  public func badge(_ count: Int) -> some View { badge(count > 0 ? Text(verbatim: "\(count)") : nil) }

  public func badge(_ label: Text?) -> some View { containerTrait { $0.badge = $0.badge ?? label } }

  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }

  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self.style((any TabViewStyle).self, style) }

  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    self.style((any IndexViewStyle).self, style)
  }

  /// Sets when the tab bar shrinks while content scrolls, since iOS 26.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}

/// When a tab bar shrinks.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private enum Kind { case automatic, onScrollDown, onScrollUp, never }

  private let kind: Kind
  public static let automatic = TabBarMinimizeBehavior(kind: .automatic)
  public static let onScrollDown = TabBarMinimizeBehavior(kind: .onScrollDown)
  public static let onScrollUp = TabBarMinimizeBehavior(kind: .onScrollUp)
  public static let never = TabBarMinimizeBehavior(kind: .never)
}
