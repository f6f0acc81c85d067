import FirstFrameLayoutTree
public import Foundation

/// A message with actions: an alert at the center of the screen, or an action sheet at its bottom.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  open private(set) var preferredStyle: Style
  open var message: String? { didSet { rebuild() } }
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  /// The action of the return key, shown in bold. Must be one of ``actions``.
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

  /// How urgent the alert is. Critical alerts look like others.
  open var severity = UIAlertControllerSeverity.default

  open override var title: String? { didSet { rebuild() } }

  open func addAction(_ action: UIAlertAction) {
    action.alert = self
    actions.append(action)
    rebuild()
  }

  /// Adds a text field to an alert. Action sheets have none.
  /// The fields whose font the configuration handler left as it was.
  private(set) var standardFields: [UITextField] = []

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return UsageErrors.report(
        UsageError(
          "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert.",
          advice: "Create it with preferredStyle: .alert."))
    }
    let field = UITextField()
    UITraitCollection.current.look.alert.fields.prepare(field)
    let standard = field.font
    configurationHandler?(field)
    if field.font == standard { standardFields.append(field) }
    textFields = (textFields ?? []) + [field]
    rebuild()
  }

  open override func loadView() {
    view = AlertView(self)
  }

  func rebuild() {
    (viewIfLoaded as? AlertView)?.rebuild()
  }

  public enum Style: Int, CaseIterable, Sendable {
    case actionSheet = 0
    case alert = 1
  }
}

/// How urgent an alert is.
public enum UIAlertControllerSeverity: Int, CaseIterable, Sendable {
  case `default` = 0
  case critical = 1
}

/// An action of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  open private(set) var title: String?
  open private(set) var style: Style
  open var isEnabled = true { didSet { if isEnabled != oldValue { alert?.rebuild() } } }
  weak var alert: UIAlertController?
  private let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Performs the action, like a tap. For tests; not part of UIKit.
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
