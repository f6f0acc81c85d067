import FirstFrameLayoutTree
public import Foundation

/// A view above or below the rows of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, ReusableView {
  open internal(set) var reuseIdentifier: String?
  var titleStyle = HeaderFooterTitleStyle.plain
  /// The title that the table shows; `nil` if the label's text was set by its user.
  var title: String?
  private lazy var views = CellViews(in: self) { UITableViewHeaderFooterContentView() }
  public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeAttributes(of: self)
    coder.decodeContent(of: self)
  }

  override var createsContentForDocuments: Bool { true }

  public convenience init() {
    self.init(reuseIdentifier: nil)
  }

  /// Creates a view of a registered class through the designated initializer, which subclasses override.
  public required convenience init(registeredAs reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  private func setUp() {
    views.addContent()
    setNeedsUpdateConfiguration()
  }

  /// Called when a view that was on screen is dequeued again. Subclasses remove the content of the previous section.
  open func prepareForReuse() {
    setNeedsUpdateConfiguration()
  }

  open var contentView: UIView { views.content }

  /// The label of the title.
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    contentView.addSubview(label)
    titleLabel = label
    return label
  }()

  private var titleLabel: UILabel?

  /// A second label. Tables do not show it; its user places it.
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()

  // MARK: Configuration

  /// The state that the appearance of the view depends on.
  open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }

  /// A closure that is called with the view and its state before layout.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  open func setNeedsUpdateConfiguration() {
    invalidation.mark(.configuration)
  }

  /// Updates the view for a state. Observable properties that it reads are tracked.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
      let updated = background.updated(for: state)
      if updated != background { backgroundConfiguration = updated }
    }
    configurationUpdateHandler?(self, state)
  }

  override func updatePendingConfiguration() {
    guard let runNumber = invalidation.begin(.configuration) else { return }
    traitCollection.performAsCurrent {
      invalidation.tracking(.configuration, runNumber: runNumber) { updateConfiguration(using: configurationState) }
    }
  }

  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The content of the view. Setting a configuration replaces the content view and its label.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      views.show(contentConfiguration)
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { views.backgroundConfiguration }
    set { views.backgroundConfiguration = newValue }
  }

  /// Returns the default content of a header or footer in the view's table, without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch titleStyle {
    case .plain: .plainHeader()
    case .plainFooter: .plainFooter()
    case .groupedHeader: .groupedHeader()
    case .groupedFooter: .groupedFooter()
    }
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  open var backgroundView: UIView? {
    get { views.background }
    set { views.background = newValue }
  }

  override var accessibilityGrouping: Accessibility.Grouping { .group }
  override var isPlacedByItsContainer: Bool { true }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfiguredMargins()
    views.layOut(contentFrame: bounds)
    guard let titleLabel else { return }
    applyTitleStyle(to: titleLabel)
    titleLabel.frame = PixelGrid(traitCollection).rounded(bounds.inset(by: titleInsets))
  }

  /// Returns a size with the height of the title, at least 28 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let titleLabel else { return CGSize(width: size.width, height: 28) }
    applyTitleStyle(to: titleLabel)
    let insets = titleInsets
    let available = CGSize(
      width: size.width - insets.left - insets.right, height: .greatestFiniteMagnitude)
    let height = titleLabel.sizeThatFits(available).height + insets.top + insets.bottom
    // One line of a plain header fits into 28 points.
    return CGSize(
      width: size.width, height: max(titleStyle == .plain ? height.rounded(.down) : height, 28))
  }

  private func updateConfiguredMargins() {
    (contentView as? UIListContentView)?.rowMargins = (systemMargin, systemMargin)
  }

  /// Gives the title its style. What code changes afterwards, such as when the view will be displayed, stays.
  func applyTitleStyle() {
    if let titleLabel { applyTitleStyle(to: titleLabel) }
  }

  private func applyTitleStyle(to label: UILabel) {
    let look = traitCollection.look.headerFooter
    let applied = AppliedTitleStyle(style: titleStyle, title: title, font: titleStyle.font(look))
    guard applied != appliedTitleStyle else { return }
    appliedTitleStyle = applied
    titleStyle.apply(to: label, title: title, look)
  }

  private struct AppliedTitleStyle: Equatable {
    let style: HeaderFooterTitleStyle
    let title: String?
    let font: UIFont
  }

  private var appliedTitleStyle: AppliedTitleStyle?

  private var titleInsets: UIEdgeInsets {
    titleStyle.insets(traitCollection.look.headerFooter, side: systemMargin)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard views.hasMeasurableContent else { return sizeThatFits(targetSize) }
    updateConfiguredMargins()
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  override var isMeasuredByContentView: Bool { views.hasMeasurableContent }

  override func layoutSize(fitting proposal: SizeProposal) -> CGSize {
    systemLayoutSizeFitting(
      CGSize(width: proposal.width ?? bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}

/// The content view of a header or footer.
final class UITableViewHeaderFooterContentView: UIView {
  override var standardLayoutMargins: UIEdgeInsets {
    UIEdgeInsets(top: 4, left: systemMargin, bottom: 4, right: systemMargin)
  }
}

/// The typography of the title of a header or footer.
enum HeaderFooterTitleStyle: Hashable {
  case plain
  case plainFooter
  case groupedHeader(isFirst: Bool)
  case groupedFooter

  /// The insets from the view's edges to the title, in points.
  func insets(_ look: HeaderFooterLook, side: CGFloat) -> UIEdgeInsets {
    switch self {
    case .plain, .plainFooter: UIEdgeInsets(top: 4, left: side, bottom: 4, right: side)
    case .groupedHeader(let isFirst):
      UIEdgeInsets(
        top: isFirst ? look.firstHeaderTop : look.headerTop, left: side, bottom: look.headerBottom, right: side)
    case .groupedFooter: UIEdgeInsets(top: look.footerTop, left: side, bottom: look.footerBottom, right: side)
    }
  }

  /// - Parameter title: The text of the label; `nil` to leave its text unchanged.
  @MainActor
  func apply(to label: UILabel, title: String?, _ look: HeaderFooterLook) {
    let isPlain = self == .plain
    label.font = font(look)
    label.textColor = isPlain ? .label : .secondaryLabel
    label.numberOfLines = isPlain ? 1 : 0
    if let title { label.text = isGroupedHeader && look.hasUppercaseHeaders ? title.uppercased() : title }
  }

  @MainActor
  func font(_ look: HeaderFooterLook) -> UIFont {
    .preferredFont(forTextStyle: self == .plain ? .headline : isGroupedHeader ? look.headerStyle : .footnote)
  }

  private var isGroupedHeader: Bool {
    if case .groupedHeader = self { true } else { false }
  }
}

/// The typography of the headers and footers of groups, and the distances from their edges to the title, in points.
struct HeaderFooterLook {
  let headerStyle: UIFont.TextStyle
  let hasUppercaseHeaders: Bool
  /// The space above the title of the first section.
  let firstHeaderTop: CGFloat
  let headerTop: CGFloat
  let headerBottom: CGFloat
  let footerTop: CGFloat
  let footerBottom: CGFloat

  static let iOS18 = HeaderFooterLook(
    headerStyle: .footnote, hasUppercaseHeaders: true, firstHeaderTop: 17.5, headerTop: 17.5, headerBottom: 6,
    footerTop: 8, footerBottom: 8)

  /// Measured: headers with one line are 55 points high in the first section, and 45 in others.
  static let iOS26 = HeaderFooterLook(
    headerStyle: .headline, hasUppercaseHeaders: false, firstHeaderTop: 25, headerTop: 15, headerBottom: 10,
    footerTop: 7 + 2.0 / 3, footerBottom: 6 + 2.0 / 3)
}
