import FirstFrameLayoutTree
public import Foundation

/// A control with a title and an image that performs an action.
///
/// Its appearance follows from its ``configuration``; without one, from its type.
@preconcurrency @MainActor
open class UIButton: UIControl {
  override var isOpaqueByDefault: Bool { false }

  open private(set) var buttonType = ButtonType.custom
  /// The closure that updates the configuration for a new state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void

  /// Whether a new state triggers an update of the configuration.
  open var automaticallyUpdatesConfiguration = true
  open var menu: UIMenu? { didSet { contentDidChange() } }
  /// Whether a touch changes the selection: that of the button, or that of the menu if a touch shows the menu.
  open var changesSelectionAsPrimaryAction = false { didSet { contentDidChange() } }
  /// Whether pointer interaction is enabled. It is stored but has no effect.
  open var isPointerInteractionEnabled = false
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }

  var titles = StateValues<String>()
  var attributedTitles = StateValues<NSAttributedString>()
  var titleColors = StateValues<UIColor>()
  var images = StateValues<UIImage>()
  var backgroundImages = StateValues<UIImage>()
  /// The chevrons beside the content of a button that changes the selection of its menu; `nil` if they are not shown.
  var indicatorView: UIImageView? { didSet { replace(oldValue, with: indicatorView) } }
  /// The activity indicator in place of the image; `nil` if it is not shown.
  var activityView: UIActivityIndicatorView? { didSet { replace(oldValue, with: activityView) } }
  let contentImageView = UIImageView()
  /// The background of a configuration with more than a color and a border.
  var backgroundView: ConfiguredBackgroundView?
  let title = UILabel()
  let subtitle = UILabel()
  private var storedConfiguration: Configuration?
  private var isConfigurationUpdatePending = true
  private var isContentPending = true
  private var isUpdatingConfiguration = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    guard buttonType != .custom else { return }
    self.buttonType = buttonType
    adoptType()
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    setPrimaryAction(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    setPrimaryAction(primaryAction)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    setPrimaryAction(primaryAction)
  }

  open class func systemButton(primaryAction: UIAction?) -> UIButton {
    UIButton(type: .system, primaryAction: primaryAction)
  }

  public required init?(coder: NSCoder) {
    buttonType = ButtonType(of: coder.interfaceElement)
    super.init(coder: coder)
    setUp()
    coder.decodeAttributes(of: self)
  }

  private func setUp() {
    isAccessibilityElement = true
    accessibilityTraits = .button
    for label in [title, subtitle] {
      label.isHidden = true
      label.lineBreakMode = .byTruncatingMiddle
      label.textAlignment = .center
      addSubview(label)
    }
    contentImageView.isHidden = true
    // The image is below the title, as in UIKit.
    insertSubview(contentImageView, at: 0)
    adoptType()
  }

  /// Sets the symbol and the font of the type.
  private func adoptType() {
    if let name = buttonType.symbolName {
      setImage(UIImage(systemName: name, withConfiguration: Self.detailSymbol), for: .normal)
    }
    title.font = .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
  }

  /// The size of the symbols of the detail types: that of `contactAdd` was measured as 24.333 by 23.667 points.
  private static let detailSymbol = UIImage.SymbolConfiguration(pointSize: 16, weight: .regular, scale: .large)

  override var undrawnProperties: [UndrawnProperty] { super.undrawnProperties + undrawnStates }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  private func setPrimaryAction(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Content

  /// The label of the title.
  open var titleLabel: UILabel? { title }
  open var subtitleLabel: UILabel? { subtitle }
  open var imageView: UIImageView? { contentImageView }

  /// The traits that were set; a button that shows the choice of its menu is a popup button.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { changesSelectionOfMenu ? super.accessibilityTraits.union(.popUpButton) : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title.text ?? configuration?.title ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsUpdateConfiguration()
  }

  override func applyTraits(_ traits: UITraitCollection) {
    super.applyTraits(traits)
    setNeedsUpdateConfiguration()
  }

  override func stateDidChange() {
    super.stateDidChange()
    if configuration == nil || automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
  }

  /// Displays new content at the next layout, without an update of the configuration.
  func contentDidChange() {
    isContentPending = true
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Also triggers the primary action.
  override func touchUpInside(with event: UIEvent?) {
    if changesSelectionAsPrimaryAction, !changesSelectionOfMenu { isSelected.toggle() }
    super.touchUpInside(with: event)
    sendActions(for: .primaryActionTriggered, event: event)
  }

  // MARK: Configuration

  open var configuration: Configuration? {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue
      if !isUpdatingConfiguration { contentDidChange() }
    }
  }

  open func setNeedsUpdateConfiguration() {
    isConfigurationUpdatePending = true
    setNeedsLayout()
  }

  /// Updates the configuration for the current state by calling the handler. Subclasses may override it.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  func updateConfigurationIfNeeded() {
    guard isConfigurationUpdatePending || isContentPending, !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    if isConfigurationUpdatePending {
      isConfigurationUpdatePending = false
      updateConfiguration()
    }
    isContentPending = false
    applyContent()
    isUpdatingConfiguration = false
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    updateConfigurationIfNeeded()
    return naturalSize(within: nil)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return naturalSize(within: nil)
  }

  override func layoutSize(fitting proposal: SizeProposal) -> CGSize {
    updateConfigurationIfNeeded()
    return naturalSize(within: proposal.width)
  }

  override func placement(of subview: UIView) -> (frame: CGRect, share: CGPoint)? { placementOfPart(subview) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layOutContent()
  }

  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentInsets)
  }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).title
  }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).image
  }

  override func firstBaseline(in size: CGSize) -> CGFloat {
    let rect = titleRect(forContentRect: contentRect(forBounds: CGRect(origin: .zero, size: size)))
    return rect.minY + title.firstBaseline(in: rect.size)
  }

  override func lastBaseline(in size: CGSize) -> CGFloat {
    let rect = titleRect(forContentRect: contentRect(forBounds: CGRect(origin: .zero, size: size)))
    return rect.minY + title.lastBaseline(in: rect.size)
  }

  override func describeContent(in node: inout LayoutNode) {
    describeBackground(in: &node)
    describeBackgroundImage(in: &node)
  }

  // MARK: Members that subclasses can override

  open func setTitle(_ title: String?, for state: State) { standardSetTitle(title, for: state) }
  open func title(for state: State) -> String? { standardTitle(for: state) }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    standardSetAttributedTitle(title, for: state)
  }
  open func attributedTitle(for state: State) -> NSAttributedString? { standardAttributedTitle(for: state) }
  open func setTitleColor(_ color: UIColor?, for state: State) { standardSetTitleColor(color, for: state) }
  open func titleColor(for state: State) -> UIColor? { standardTitleColor(for: state) }
  open func setImage(_ image: UIImage?, for state: State) { standardSetImage(image, for: state) }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { standardSetBackgroundImage(image, for: state) }
  open func backgroundImage(for state: State) -> UIImage? { standardBackgroundImage(for: state) }
  open func image(for state: State) -> UIImage? { standardImage(for: state) }
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
    standardSetPreferredSymbolConfiguration(configuration, forImageIn: state)
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { standardSetTitleShadowColor(color, for: state) }
  open func titleShadowColor(for state: State) -> UIColor? { standardTitleShadowColor(for: state) }
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { standardBackgroundRect(forBounds: bounds) }

  // MARK: Former properties

  open var role: Role {
    get { seldom["role"] ?? .normal }
    set { seldom["role"] = newValue }
  }

  open var isHeld: Bool { false }

  open var isHovered: Bool { false }

  /// Whether the image darkens while the button is touched. Buttons with a configuration ignore it.
  open var adjustsImageWhenHighlighted: Bool {
    get { seldom["adjustsImageWhenHighlighted"] ?? true }
    set { seldom["adjustsImageWhenHighlighted"] = newValue }
  }

  open var adjustsImageWhenDisabled: Bool {
    get { seldom["adjustsImageWhenDisabled"] ?? true }
    set { seldom["adjustsImageWhenDisabled"] = newValue }
  }

  open var showsTouchWhenHighlighted: Bool {
    get { seldom["showsTouchWhenHighlighted"] ?? false }
    set { seldom["showsTouchWhenHighlighted"] = newValue }
  }

  open var reversesTitleShadowWhenHighlighted: Bool {
    get { seldom["reversesTitleShadowWhenHighlighted"] ?? false }
    set { seldom["reversesTitleShadowWhenHighlighted"] = newValue }
  }

  open var behavioralStyle: UIBehavioralStyle { .pad }

  open var preferredBehavioralStyle: UIBehavioralStyle {
    get { seldom["preferredBehavioralStyle"] ?? .automatic }
    set { seldom["preferredBehavioralStyle"] = newValue }
  }

  // MARK: States

  /// The order of the elements in the menu of the button.
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { seldom["preferredMenuElementOrder"] ?? .automatic }
    set { seldom["preferredMenuElementOrder"] = newValue }
  }

  open var currentTitleShadowColor: UIColor? { titleShadowColors[state] }

  /// Returns the configuration of symbol images, which all states share.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    currentPreferredSymbolConfiguration
  }

  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    contentImageView.preferredSymbolConfiguration
  }

  /// The background image for the current state, or for the normal state if it has none.
  open var currentBackgroundImage: UIImage? { backgroundImages[state] }

  /// The image for the current state, or for the normal state if it has none.
  open var currentImage: UIImage? { images[state] }

  /// The title for the current state, or for the normal state if it has none.
  open var currentTitle: String? { titles[state] }

  open var currentAttributedTitle: NSAttributedString? { attributedTitles[state] }

  /// The color of the title in the current state.
  open var currentTitleColor: UIColor {
    if let color = titleColors[exactly: state] { return color }
    switch buttonType {
    case .custom: return titleColors[.normal] ?? .white
    default:
      return titleColors[.normal] ?? (isEnabled ? tintColor : .disabledButtonTitle)
    }
  }
}

extension UIButton {
  func standardSetTitle(_ title: String?, for state: State) {
    AssignmentLog.record(
      "title", of: self, isRepeated: title?.isEmpty == false && titles[exactly: state] == title,
      contents: title?.nonEmpty.map { [AnyHashable(state), AnyHashable($0)] })
    titles[exactly: state] = title
    contentDidChange()
  }

  /// Returns the title set for a state.
  func standardTitle(for state: State) -> String? { titles[exactly: state] }

  func standardSetAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[exactly: state] = title
    contentDidChange()
  }

  func standardAttributedTitle(for state: State) -> NSAttributedString? { attributedTitles[exactly: state] }

  func standardSetTitleColor(_ color: UIColor?, for state: State) {
    titleColors[exactly: state] = color
    contentDidChange()
  }

  /// Returns the color of the title in a state.
  func standardTitleColor(for state: State) -> UIColor? { titleColors[state] }

  func standardSetImage(_ image: UIImage?, for state: State) {
    images[exactly: state] = image
    contentDidChange()
  }

  /// Sets the image that fills the background of a button without a configuration.
  func standardSetBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[exactly: state] = image
    contentDidChange()
  }

  /// Returns the background image set for a state.
  func standardBackgroundImage(for state: State) -> UIImage? { backgroundImages[exactly: state] }

  /// Returns the image set for a state.
  func standardImage(for state: State) -> UIImage? { images[exactly: state] }

  /// Sets the configuration of symbol images, for all states.
  func standardSetPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
    contentImageView.preferredSymbolConfiguration = configuration
    contentDidChange()
  }

  /// The style of a button without a configuration.
  public enum ButtonType: Int, CaseIterable, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7

    /// The symbol of the type's standard image.
    var symbolName: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      }
    }
  }
}
