import Foundation

/// A tab.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  open var badgeValue: String? { didSet { bar?.setNeedsLayout() } }
  open var badgeColor: UIColor? { didSet { bar?.setNeedsLayout() } }

  /// Shown while the tab is chosen; nil for the usual picture.
  open var selectedImage: UIImage? { didSet { bar?.setNeedsLayout() } }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, tag: tag)
    self.image = image
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  public convenience init(title: String?, tag: Int) {
    self.init()
    self.title = title
    self.tag = tag
  }
}
