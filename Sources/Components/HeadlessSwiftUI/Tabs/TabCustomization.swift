public import HeadlessUIKit

/// How people arranged the tabs of a sidebar: as in the code, in a frame.
public struct TabViewCustomization: Equatable, Codable, Sendable {
  public init() {}

  public mutating func resetTabOrder() {}
  public mutating func resetVisibility() {}
}

/// Whether people can move or hide a tab.
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let name: String
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// Where the tabs of an adaptable tab view are at first.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Whether a tab is in the bar, in the sidebar, or in both.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// Where the accessory of a tab view is, since iOS 26.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  case inline, expanded
}

/// When a search tab shows its field, since iOS 26.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String
  public static let automatic = TabSearchActivation(name: "automatic")
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

private struct AccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }
}

extension TabContent {
  public func customizationID(_ id: String) -> some TabContent<TabValue> { _Tabs<TabValue>(entries: allEntries) }
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { _Tabs<TabValue>(entries: allEntries) }
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { _Tabs<TabValue>(entries: allEntries) }
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    _Tabs<TabValue>(entries: allEntries)
  }
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<TabValue> {
    _Tabs<TabValue>(entries: allEntries)
  }
}

extension View {
  // A phone shows the tabs in their bar, without the parts of a sidebar.

  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
  public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement) -> some View { self }
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }

  /// Shows a view above the tab bar, since iOS 26.
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    withoutEffect("View.tabViewBottomAccessory", "tab bars are drawn without accessories")
  }
}
