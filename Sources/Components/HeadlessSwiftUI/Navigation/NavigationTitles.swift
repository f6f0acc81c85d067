import FirstFrameLayoutTree
import HeadlessUIKit

/// The configuration of a navigation bar.
public struct NavigationBarItem: Sendable {
  /// How a title is shown.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large

    var mode: UINavigationItem.LargeTitleDisplayMode {
      switch self {
      case .automatic: .automatic
      case .inline: .never
      case .large: .always
      }
    }
  }
}

/// How the title of a toolbar is shown.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  /// Whether a large title is in the bar, and not below it.
  var isInBar = false
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large, isInBar: true)
  public static let large = ToolbarTitleDisplayMode(mode: .large)
}

extension View {
  public func navigationTitle(_ title: Text) -> some View {
    navigationSetting { scope, _ in scope.title = scope.title ?? title }
  }

  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Sets the text below the title, since iOS 26.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    navigationSetting { scope, _ in scope.subtitle = scope.subtitle ?? subtitle }
  }

  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { navigationSubtitle(Text(subtitle)) }

  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationSetting { scope, _ in scope.displayMode = scope.displayMode ?? displayMode }
  }

  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    if mode.isInBar {
      UsageWarnings.warnOfNoEffect("ToolbarTitleDisplayMode.inlineLarge", "large titles are below the bar")
    }
    return navigationBarTitleDisplayMode(mode.mode)
  }

  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }

  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  public func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbarVisibility(hidden ? .hidden : .visible, for: .navigationBar)
  }

  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigationSetting { scope, _ in scope.isBackButtonHidden = hidesBackButton }
  }

  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbarEntries { [ToolbarEntry(placement: .topBarLeading, view: leading)] }
  }

  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbarEntries { [ToolbarEntry(placement: .topBarTrailing, view: trailing)] }
  }

  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbarEntries {
      [
        ToolbarEntry(placement: .topBarLeading, view: leading),
        ToolbarEntry(placement: .topBarTrailing, view: trailing),
      ]
    }
  }

  /// Sets the purpose of the content, by which a tablet places the title.
  public func toolbarRole(_ role: ToolbarRole) -> some View {
    navigationSetting { scope, _ in scope.role = role }
  }
}

/// The purpose of the content of a toolbar.
public struct ToolbarRole: Hashable, Sendable {
  private enum Kind { case automatic, navigationStack, browser, editor }

  private let kind: Kind

  /// UIKit's style of the item.
  var style: UINavigationItem.ItemStyle {
    switch kind {
    case .automatic, .navigationStack: .navigator
    case .browser: .browser
    case .editor: .editor
    }
  }

  public static let automatic = ToolbarRole(kind: .automatic)
  public static let navigationStack = ToolbarRole(kind: .navigationStack)
  public static let browser = ToolbarRole(kind: .browser)
  public static let editor = ToolbarRole(kind: .editor)
}
