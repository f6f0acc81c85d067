public import Foundation

/// How a menu is shown. Titles have up to two lines.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject {
  open var maximumNumberOfTitleLines = 0

  public override init() {
    super.init()
  }
}

/// The menus of an application, or those of contexts. They are not shown.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  public static let main = UIMenuSystem()
  public static let context = UIMenuSystem()

  open func setNeedsRebuild() {}
  open func setNeedsRevalidate() {}
}
