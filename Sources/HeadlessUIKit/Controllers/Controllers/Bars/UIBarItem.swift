public import Foundation

/// What bars show.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String? { didSet { bar?.setNeedsLayout() } }
  open var image: UIImage? { didSet { bar?.setNeedsLayout() } }
  open var isEnabled = true { didSet { bar?.setNeedsLayout() } }
  open var tag = 0
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  weak var bar: UIView?

  public required override init() {
    super.init()
  }
}
