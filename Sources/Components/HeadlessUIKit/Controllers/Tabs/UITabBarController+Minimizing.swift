import Foundation

extension UITabBarController {
  /// When scrolling makes the tab bar small. It has no effect at rest.
  public enum MinimizeBehavior: Int, CaseIterable, Sendable {
    case automatic = 0
    case never = 1
    case onScrollDown = 2
    case onScrollUp = 3
  }

  public var tabBarMinimizeBehavior: MinimizeBehavior {
    get { seldom["tabBarMinimizeBehavior"] ?? .automatic }
    set { seldom["tabBarMinimizeBehavior"] = newValue }
  }
}
