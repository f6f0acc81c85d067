import FirstFrameLayoutTree
public import Foundation

/// Shows the content of an unavailable screen in the middle of its bounds. Content that is too high scrolls.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var content: UIContentUnavailableConfiguration
  private let scrollView = UIScrollView()
  private let imageView = UIImageView()
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()
  private var buttons: [UIButton] = []

  override var isOpaqueByDefault: Bool { false }

  /// Whether content that is too high can be scrolled.
  open var isScrollEnabled: Bool {
    get { scrollView.isScrollEnabled }
    set { scrollView.isScrollEnabled = newValue }
  }

  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder: NSCoder) {
    content = .empty()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    scrollView.contentInsetAdjustmentBehavior = .never
    addSubview(scrollView)
    for view in [imageView, indicator, textLabel, secondaryLabel] { scrollView.addSubview(view) }
    show()
  }

  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? UIContentUnavailableConfiguration else { return }
      content = newValue
      show()
    }
  }

  private func show() {
    backgroundColor = content.background.backgroundColor
    let image = content.imageProperties
    imageView.image = content.image
    imageView.isHidden = content.image == nil || content.isLoading
    imageView.tintColor = image.tintColor
    imageView.preferredSymbolConfiguration =
      image.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(pointSize: 48)
    imageView.contentMode = content.image?.values.isSymbol == true ? .center : .scaleAspectFit
    imageView.layer.cornerRadius = image.cornerRadius
    imageView.clipsToBounds = image.cornerRadius > 0
    content.isLoading ? indicator.startAnimating() : indicator.stopAnimating()
    content.textProperties.apply(to: textLabel, content.text, content.attributedText, content.alignment)
    textLabel.accessibilityTraits = content.isLoading ? .none : .header
    content.secondaryTextProperties.apply(
      to: secondaryLabel, content.secondaryText, content.secondaryAttributedText, content.alignment)
    for button in buttons { button.removeFromSuperview() }
    buttons = [
      button(content.button, content.buttonProperties),
      button(content.secondaryButton, content.secondaryButtonProperties),
    ].compactMap { $0 }
    for button in buttons { scrollView.addSubview(button) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func button(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton? {
    guard configuration.title != nil || configuration.attributedTitle != nil || configuration.image != nil
    else { return nil }
    let button = UIButton(configuration: configuration, primaryAction: nil)
    if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
    button.menu = properties.menu
    button.isEnabled = properties.isEnabled
    return button
  }

  // MARK: Layout

  /// The shown parts from the top, each with its size in a width, and the space above it.
  private func parts(in width: CGFloat) -> [(view: UIView, size: CGSize, space: CGFloat)] {
    var parts: [(view: UIView, size: CGSize, space: CGFloat)] = []
    func add(_ view: UIView, _ size: CGSize, _ space: CGFloat) {
      parts.append((view, size, parts.isEmpty ? 0 : space))
    }
    if content.isLoading { add(indicator, indicator.intrinsicContentSize, 0) }
    if !imageView.isHidden { add(imageView, imageSize(in: width), 0) }
    for (label, space) in [
      (textLabel, content.imageToTextPadding), (secondaryLabel, content.textToSecondaryTextPadding),
    ] where !label.isHidden {
      let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      add(label, CGSize(width: min(size.width, width), height: size.height), space)
    }
    for (index, button) in buttons.enumerated() {
      let size = button.intrinsicContentSize
      add(
        button, CGSize(width: min(size.width, width), height: size.height),
        index == 0 ? content.textToButtonPadding : content.buttonToSecondaryButtonPadding)
    }
    return parts
  }

  private func imageSize(in width: CGFloat) -> CGSize {
    let size = imageView.imageSize
    let limit = content.imageProperties.maximumSize
    let widest = limit.width > 0 ? min(limit.width, width) : width
    let scale = min(
      size.width > widest ? widest / size.width : 1,
      limit.height > 0 && size.height > limit.height ? limit.height / size.height : 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private var margins: UIEdgeInsets {
    LayoutMargins.directional(content.directionalLayoutMargins).resolved(in: effectiveUserInterfaceLayoutDirection)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = margins
    let width = size.width > 0 ? max(size.width - margins.left - margins.right, 0) : .greatestFiniteMagnitude
    let parts = parts(in: width)
    return CGSize(
      width: (parts.map(\.size.width).max() ?? 0) + margins.left + margins.right,
      height: parts.reduce(margins.top + margins.bottom) { $0 + $1.size.height + $1.space })
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets)
    scrollView.frame = bounds
    let margins = margins
    let width = max(area.width - margins.left - margins.right, 0)
    let parts = parts(in: width)
    let height = parts.reduce(0) { $0 + $1.size.height + $1.space }
    let isAtRight = isRightToLeft
    let grid = PixelGrid(traitCollection)
    var y = max((area.height - height) / 2, margins.top) + area.minY
    for part in parts {
      y += part.space
      let rest = width - part.size.width
      let start = content.alignment == .center ? rest / 2 : isAtRight ? rest : 0
      part.view.frame = grid.rounded(
        CGRect(x: area.minX + margins.left + start, y: y, width: part.size.width, height: part.size.height))
      y += part.size.height
    }
    scrollView.contentSize = CGSize(width: bounds.width, height: max(y + margins.bottom, bounds.height))
  }
}

extension UIContentUnavailableConfiguration.TextProperties {
  @MainActor
  fileprivate func apply(
    to label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ alignment: UIContentUnavailableConfiguration.Alignment
  ) {
    label.font = font
    label.textColor = color
    label.lineBreakMode = lineBreakMode
    label.numberOfLines = numberOfLines
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    label.minimumScaleFactor = minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.isHidden = text == nil && attributed == nil
  }
}

extension UIViewController {
  func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
    let shown = configuration?.updated(for: contentUnavailableConfigurationState)
    if let shown, let view = relations.unavailableView as? any UIContentView, view.supports(shown) {
      view.configuration = shown
      return
    }
    relations.unavailableView?.removeFromSuperview()
    relations.unavailableView = nil
    guard let shown, let view else { return }
    let content = shown.makeContentView()
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    relations.unavailableView = content
  }

  /// The traits, and the text in the search bar of the navigation item.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = relations.navigationItem?.searchController?.searchBar.text
    return state
  }
}
