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
}
