public import HeadlessUIKit

/// An initializer of UIKit's classes with its arguments, for objects of classes that are only known at run time.
public enum FirstFrameInitializer {
  case plain
  case frame(CGRect)
  case style(UITableView.Style)
  case cell(UITableViewCell.CellStyle, String?)
  case reusable(String?)
  case nib(String?, Bundle?)
  case collectionViewLayout(UICollectionViewLayout)
  case rootViewController(UIViewController)
}

/// A class that creates its objects by an initializer which is not required. Ports add it to the classes of a package.
public protocol FirstFrameCreatable: AnyObject {
  /// Returns `nil` if the class does not have the initializer.
  @MainActor @preconcurrency static func firstFrameCreate(_ initializer: FirstFrameInitializer) -> AnyObject?
}
