import FirstFrameLayoutTree
import HeadlessUIKit

/// A bar of a page.
public struct ToolbarPlacement: Hashable, Sendable {
  private enum Kind { case automatic, navigationBar, bottomBar, tabBar, bottomOrnament, windowToolbar }

  private let kind: Kind
  public static let automatic = ToolbarPlacement(kind: .automatic)
  public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
  public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
  public static let tabBar = ToolbarPlacement(kind: .tabBar)
}

// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  func toolbarEntries(_ entries: @escaping @MainActor () -> [ToolbarEntry]) -> some View {
    navigationSetting { scope, _ in scope.entries += entries() }
  }

  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return toolbarEntries { [ToolbarEntry(placement: .automatic, view: content)] }
  }

  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    let content = content()
    return toolbarEntries { content.allEntries }
  }

  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return toolbarEntries { content.allEntries }
  }

  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, in: bars)
  }

  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, in: bars)
  }

  private func toolbarVisibility(_ visibility: Visibility, in bars: [ToolbarPlacement]) -> some View {
    barSetting(bars) { scope, bar, _ in scope.barVisibility[bar] = visibility }
  }

  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarBackground(visibility, in: bars)
  }

  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarBackground(visibility, in: bars)
  }

  private func toolbarBackground(_ visibility: Visibility, in bars: [ToolbarPlacement]) -> some View {
    barSetting(bars) { scope, bar, _ in
      if visibility == .hidden { scope.barBackgrounds[bar] = .clear }
      guard visibility == .visible else { return }
      if bar == .navigationBar {
        scope.hasBarBackground = true
        return
      }
      UsageWarnings.warnOfNoEffect(
        "View.toolbarBackgroundVisibility", "bars below a page have their standard background")
    }
  }

  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    barSetting(bars) { scope, bar, environment in scope.barBackgrounds[bar] = style.color(in: environment) }
  }

  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    barSetting(bars) { scope, bar, _ in
      scope.barSchemes[bar] = colorScheme
      guard colorScheme != nil, bar != .navigationBar else { return }
      UsageWarnings.warnOfNoEffect("View.toolbarColorScheme", "bars below a page have the color scheme of the page")
    }
  }

  /// Adds a menu to the title. Menus are closed in a first frame.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    toolbarEntries { [ToolbarEntry(placement: .titleMenu, view: EmptyView())] }
  }

  /// Changes what the page says about bars: the navigation bar, unless there are others.
  private func barSetting(
    _ bars: [ToolbarPlacement],
    _ change: @escaping @MainActor (NavigationScope, ToolbarPlacement, EnvironmentValues) -> Void
  ) -> some View {
    navigationSetting { scope, context in
      for bar in bars.isEmpty ? [.automatic] : bars {
        change(scope, bar == .automatic ? .navigationBar : bar, context.environment)
      }
    }
  }
}

extension UIBarAppearance {
  /// Shows a color behind the bar, and no line; the clear color is no background.
  func show(_ color: Color) {
    configureWithTransparentBackground()
    backgroundColor = color == .clear ? nil : color.uiColor
  }
}
