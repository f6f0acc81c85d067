/// The display state of a navigation bar.
public struct CustomNavigationDisplayState: Hashable, Sendable {
  public var title: String
  public var subtitle: String?
  /// Whether there is a page to go back to.
  public var canGoBack: Bool
  public var actions: [CustomNavigationAction]

  public init(title: String, subtitle: String? = nil, canGoBack: Bool = true, actions: [CustomNavigationAction] = []) {
    self.title = title
    self.subtitle = subtitle
    self.canGoBack = canGoBack
    self.actions = actions
  }
}
