import FirstFrameLayoutTree
public import Foundation

/// An item of a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String? { didSet { bar?.itemsDidChange() } }
  open var image: UIImage? { didSet { bar?.itemsDidChange() } }
  open var isEnabled = true { didSet { bar?.itemsDidChange() } }
  open var tag = 0
  open var accessibilityIdentifier: String? { didSet { bar?.itemsDidChange() } }
  open var accessibilityLabel: String? { didSet { bar?.itemsDidChange() } }
  weak var bar: (any ItemBar)?
  var seldom = SeldomProperties()

  public required override init() {
    super.init()
  }

  // MARK: Attributes of titles

  /// Sets the font and the color of the title in a state. They precede those of the bar's appearance.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    seldom["titleTextAttributes \(state.rawValue)"] = attributes
    bar?.itemsDidChange()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    seldom["titleTextAttributes \(state.rawValue)"]
  }

  /// The distances of the image from its standard position, in points.
  open var imageInsets: UIEdgeInsets {
    get { seldom["imageInsets"] ?? .zero }
    set {
      seldom["imageInsets"] = newValue
      bar?.itemsDidChange()
    }
  }

  // MARK: Images for low screens and large content

  /// The image on a low screen; `nil` for the same as on others.
  open var landscapeImagePhone: UIImage? {
    get { seldom["landscapeImagePhone"] }
    set {
      seldom["landscapeImagePhone"] = newValue
      bar?.itemsDidChange()
    }
  }

  open var largeContentSizeImage: UIImage? {
    get { seldom["largeContentSizeImage"] }
    set { seldom["largeContentSizeImage"] = newValue }
  }

  open var largeContentSizeImageInsets: UIEdgeInsets {
    get { seldom["largeContentSizeImageInsets"] ?? .zero }
    set { seldom["largeContentSizeImageInsets"] = newValue }
  }

  open var landscapeImagePhoneInsets: UIEdgeInsets {
    get { seldom["landscapeImagePhoneInsets"] ?? .zero }
    set {
      seldom["landscapeImagePhoneInsets"] = newValue
      bar?.itemsDidChange()
    }
  }
}

/// A bar that makes the views of its items anew only when the items have changed: adding views in each layout would
/// invalidate that layout.
@preconcurrency @MainActor
protocol ItemBar: UIView {
  var needsItemViews: Bool { get set }
}

extension ItemBar {
  func itemsDidChange() {
    needsItemViews = true
    setNeedsLayout()
  }

  /// Whether the views have to be made now; `false` from the next call on.
  func takeNeedForItemViews() -> Bool {
    defer { needsItemViews = false }
    return needsItemViews
  }
}

extension UIBarItem {
  /// Returns the image and its distances from its standard position, in points, for the height of a screen.
  func shownImage(in traits: UITraitCollection) -> (image: UIImage?, insets: UIEdgeInsets) {
    guard traits.verticalSizeClass == .compact, let low = landscapeImagePhone else { return (image, imageInsets) }
    return (low, landscapeImagePhoneInsets)
  }
}
