public import Foundation

extension UIMenuController {
  public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  /// The direction of the arrow of the menu.
  public enum ArrowDirection: Int, CaseIterable, Sendable {
    case `default` = 0
    case up = 1
    case down = 2
    case left = 3
    case right = 4
  }

  /// Posts that the menu was shown or hidden.
  func postVisibility() {
    let names =
      isMenuVisible
      ? [Self.willShowMenuNotification, Self.didShowMenuNotification]
      : [Self.willHideMenuNotification, Self.didHideMenuNotification]
    for name in names { NotificationCenter.default.post(name: name, object: self) }
  }
}
