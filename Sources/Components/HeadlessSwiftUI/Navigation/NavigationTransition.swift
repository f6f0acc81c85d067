import FirstFrameLayoutTree
public import HeadlessUIKit

/// How a page appears. A frame shows the end of each transition.
@MainActor @preconcurrency
public protocol NavigationTransition {}

public struct AutomaticNavigationTransition: NavigationTransition {
  nonisolated public init() {}
}

/// A page that grows from a view.
public struct ZoomNavigationTransition: NavigationTransition {
  fileprivate nonisolated init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public nonisolated static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public nonisolated static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

/// How the source of a transition looks while the transition runs.
public protocol MatchedTransitionSourceConfiguration {}

public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
  public func navigationDocument(_ url: URL) -> some View { self }
}

extension ToolbarContent {
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent { self }
}
