public import Foundation

/// A question with its answers: in the middle of the screen, or rising from its bottom.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public let preferredStyle: Style
  open var message: String? { didSet { rebuild() } }
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  /// The answer that the return key gives, worded in bold; it must be among ``actions``.
  open var preferredAction: UIAlertAction? { didSet { rebuild() } }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(style: preferredStyle)
    self.title = title
    self.message = message
  }

  private init(style: Style) {
    preferredStyle = style
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  public required init?(coder: NSCoder) { nil }

  open override var title: String? { didSet { rebuild() } }

  open func addAction(_ action: UIAlertAction) {
    action.alert = self
    actions.append(action)
    rebuild()
  }

  /// Adds a field to an alert; sheets have none.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(preferredStyle == .alert, "a sheet of actions has no text fields; use preferredStyle: .alert")
    let field = UITextField()
    field.borderStyle = .roundedRect
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    rebuild()
  }

  open override func loadView() {
    view = AlertView(self)
  }

  private func rebuild() {
    (viewIfLoaded as? AlertView)?.rebuild()
  }

  public enum Style: Int, CaseIterable, Sendable {
    case actionSheet = 0
    case alert = 1
  }
}

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

  public enum Style: Int, CaseIterable, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }
}
