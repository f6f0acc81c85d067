import FirstFrameLayoutTree
public import Foundation

/// A view above or below the rows of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, ReusableView {
  open private(set) var reuseIdentifier: String?
  var titleStyle = HeaderFooterTitleStyle.plain
  /// The title that the table shows; `nil` if the label's text was set by its user.
  var title: String?
  private lazy var views = CellViews(in: self) { UITableViewHeaderFooterContentView() }

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  public convenience init() {
    self.init(reuseIdentifier: nil)
  }

  /// Creates a view of a registered class through the designated initializer, which subclasses override.
  public required convenience init(registeredAs reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  private func setUp() {
    views.addContent()
  }

  /// Called when a view that was on screen is dequeued again. Subclasses remove the content of the previous section.
  open func prepareForReuse() {}

  public var contentView: UIView { views.content }

  /// The label of the title.
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    contentView.addSubview(label)
    titleLabel = label
    return label
  }()

  private var titleLabel: UILabel?

  open var backgroundView: UIView? {
    get { views.background }
    set { views.background = newValue }
  }

  override var accessibilityGrouping: Accessibility.Grouping { .group }

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

  private func applyTitleStyle(to label: UILabel) {
    titleStyle.apply(to: label, title: title, ListLook(traitCollection))
  }

  private var titleInsets: UIEdgeInsets {
    titleStyle.insets(ListLook(traitCollection), side: systemMargin)
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

  /// The insets from the view's edges to the title, in points. From iOS 26 on, the headers of groups with one line are
  /// 55 and 45 points high (measured).
  func insets(_ look: ListLook, side: CGFloat) -> UIEdgeInsets {
    let isNew = look.version >= .iOS26
    return switch self {
    case .plain, .plainFooter: UIEdgeInsets(top: 4, left: side, bottom: 4, right: side)
    case .groupedHeader(let isFirst):
      isNew
        ? UIEdgeInsets(top: isFirst ? 25 : 15, left: side, bottom: 10, right: side)
        : UIEdgeInsets(top: 17.5, left: side, bottom: 6, right: side)
    case .groupedFooter:
      isNew
        ? UIEdgeInsets(top: 7 + 2.0 / 3, left: side, bottom: 6 + 2.0 / 3, right: side)
        : UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
    }
  }

  /// - Parameter title: The text of the label; `nil` to leave its text unchanged.
  @MainActor
  func apply(to label: UILabel, title: String?, _ look: ListLook) {
    let isPlain = self == .plain
    let isNewHeader = isGroupedHeader && look.version >= .iOS26
    label.font = .preferredFont(forTextStyle: isPlain || isNewHeader ? .headline : .footnote)
    label.textColor = isPlain ? .label : .secondaryLabel
    label.numberOfLines = isPlain ? 1 : 0
    if let title { label.text = isGroupedHeader && !isNewHeader ? title.uppercased() : title }
  }

  private var isGroupedHeader: Bool {
    if case .groupedHeader = self { true } else { false }
  }
}
