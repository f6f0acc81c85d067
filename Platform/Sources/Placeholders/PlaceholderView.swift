public import HeadlessUIKit

/// A view whose content only Apple's systems can draw.
///
/// The frameworks' views are subclasses, which say with ``platformPlaceholder`` what is drawn instead.
@preconcurrency @MainActor
open class PlaceholderView: UIView {
  /// What is drawn.
  open class var platformPlaceholder: Placeholder { Placeholder("\(self)", symbol: "square.dashed") }

  /// The second line of the placeholder, such as the address of a page.
  public var platformDetail: String? { didSet { if platformDetail != oldValue { setNeedsDisplay() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    Self.platformPlaceholder.warn()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    Self.platformPlaceholder.warn()
  }

  open override func draw(_ rect: CGRect) {
    Self.platformPlaceholder.draw(in: bounds, detail: platformDetail, cornerRadius: layer.cornerRadius)
  }
}

/// A controller whose content only Apple's systems can show.
@preconcurrency @MainActor
open class PlaceholderViewController: UIViewController {
  /// What is drawn.
  open class var platformPlaceholder: Placeholder { Placeholder("\(self)", symbol: "square.dashed") }

  /// The second line of the placeholder.
  public var platformDetail: String? { didSet { placeholderView?.detail = platformDetail } }

  private var placeholderView: ControllerPlaceholderView? { viewIfLoaded as? ControllerPlaceholderView }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    Self.platformPlaceholder.warn()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    Self.platformPlaceholder.warn()
  }

  open override func loadView() {
    view = ControllerPlaceholderView(Self.platformPlaceholder, detail: platformDetail)
  }
}

/// The root view of a controller that shows a placeholder.
private final class ControllerPlaceholderView: UIView {
  private let placeholder: Placeholder
  var detail: String? { didSet { setNeedsDisplay() } }

  init(_ placeholder: Placeholder, detail: String?) {
    self.placeholder = placeholder
    self.detail = detail
    super.init(frame: .zero)
    backgroundColor = placeholder.style == .video ? .black : .systemBackground
  }

  required init?(coder: NSCoder) {
    placeholder = Placeholder("UIView", symbol: "square.dashed")
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    placeholder.draw(in: bounds, detail: detail)
  }
}

/// A navigation controller whose only page is a placeholder.
@preconcurrency @MainActor
open class PlaceholderNavigationController: UINavigationController {
  /// What is drawn.
  open class var platformPlaceholder: Placeholder { Placeholder("\(self)", symbol: "square.dashed") }

  /// The second line of the placeholder.
  public var platformDetail: String? { didSet { page.platformDetail = platformDetail } }

  private lazy var page = PlaceholderPage(Self.platformPlaceholder)

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    addPage()
  }

  public override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    Self.platformPlaceholder.warn()
  }

  public override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    addPage()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addPage()
  }

  private func addPage() {
    Self.platformPlaceholder.warn()
    setViewControllers([page], animated: false)
  }
}

private final class PlaceholderPage: UIViewController {
  private let placeholder: Placeholder
  var platformDetail: String? {
    didSet { (viewIfLoaded as? ControllerPlaceholderView)?.detail = platformDetail }
  }

  init(_ placeholder: Placeholder) {
    self.placeholder = placeholder
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    placeholder = Placeholder("UIViewController", symbol: "square.dashed")
    super.init(coder: coder)
  }

  override func loadView() {
    view = ControllerPlaceholderView(placeholder, detail: platformDetail)
  }
}
