public import Foundation

extension UIContentSizeCategory {
  /// Posted when a user chooses another size of text. Only tests post it.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
