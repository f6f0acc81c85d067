import FirstFrameLayoutTree
public import Foundation

/// A button that pastes the items of the pasteboard into its target.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
  override var isOpaqueByDefault: Bool { false }

  open private(set) var configuration: Configuration
  open weak var target: (any UIPasteConfigurationSupporting)?
  private let button = UIButton(type: .system)

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
    setUp()
  }

  public override init(frame: CGRect) {
    configuration = Configuration()
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    var look = UIButton.Configuration.filled()
    if configuration.displayMode != .iconOnly { look.title = "Paste" }
    if configuration.displayMode != .labelOnly {
      let name = configuration.displayMode == .arrowAndLabel ? "arrow.down.doc" : "doc.on.clipboard"
      look.image = UIImage(systemName: name)
      look.imagePadding = 6
    }
    look.imagePlacement = configuration.imagePlacement
    look.cornerStyle = configuration.cornerStyle
    if configuration.cornerRadius >= 0 {
      look.cornerStyle = .fixed
      look.background.cornerRadius = configuration.cornerRadius
    }
    look.baseForegroundColor = configuration.baseForegroundColor
    look.baseBackgroundColor = configuration.baseBackgroundColor
    button.configuration = look
    button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .touchUpInside)
    if bounds.isEmpty { bounds.size = intrinsicContentSize }
    addSubview(button)
    for axis in NSLayoutConstraint.Axis.allCases { setContentHuggingPriority(.defaultHigh, for: axis) }
  }

  private func paste() {
    let items = UIPasteboard.general.itemProviders
    guard let target, target.canPaste(items) else { return }
    target.paste(itemProviders: items)
  }

  open override var isEnabled: Bool { didSet { button.isEnabled = isEnabled } }
  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }

  /// What the button shows.
  public enum DisplayMode: UInt, CaseIterable, Sendable {
    case iconAndLabel = 0
    case iconOnly = 1
    case labelOnly = 2
    case arrowAndLabel = 3
  }
}

extension UIPasteControl {
  /// The look of a button that pastes. A button keeps the look that it was made with.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    open var displayMode = DisplayMode.iconAndLabel
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// The radius of the corners, in points; negative for the style's radius.
    open var cornerRadius: CGFloat = -1
    open var baseForegroundColor: UIColor?
    open var baseBackgroundColor: UIColor?
    open var imagePlacement = NSDirectionalRectEdge.leading

    public override init() {
      super.init()
    }
  }
}
