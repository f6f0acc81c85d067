public import Foundation

/// One of the answers to an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  open private(set) var title: String?
  public let style: Style
  open var isEnabled = true { didSet { alert?.viewIfLoaded?.setNeedsLayout() } }
  weak var alert: UIAlertController?
  private let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Does what a touch on the answer does; for tests, as UIKit has no name for it.
  open func perform() {
    guard isEnabled else { return }
    alert?.dismiss(animated: true)
    handler?(self)
  }
}
