import FirstFrameLayoutTree
public import Foundation

/// A view above or below the rows of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, ReusableView {
  open private(set) var reuseIdentifier: String?
  var titleStyle = HeaderFooterTitleStyle.plain
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
    views.addContent(layoutMargins: UIEdgeInsets(top: 4, left: 16, bottom: 4, right: 16))
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

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(contentFrame: bounds)
    guard let titleLabel else { return }
    titleStyle.apply(to: titleLabel)
    titleLabel.frame = bounds.inset(by: titleStyle.insets)
  }

  /// Returns a size with the height of the title, at least 28 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let titleLabel else { return CGSize(width: size.width, height: 28) }
    titleStyle.apply(to: titleLabel)
    let insets = titleStyle.insets
    let available = CGSize(width: size.width - insets.left - insets.right, height: .greatestFiniteMagnitude)
    let height = titleLabel.sizeThatFits(available).height + insets.top + insets.bottom
    return CGSize(width: size.width, height: max(height, 28))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard views.hasMeasurableContent else { return sizeThatFits(targetSize) }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  override func layoutSize(fitting proposal: SizeProposal) -> CGSize {
    systemLayoutSizeFitting(
      CGSize(width: proposal.width ?? bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}

/// The content view of a header or footer.
final class UITableViewHeaderFooterContentView: UIView {}

/// The typography of the title of a header or footer.
enum HeaderFooterTitleStyle {
  case plain
  case plainFooter
  case groupedHeader
  case groupedFooter

  /// The insets from the view's edges to the title, in points.
  var insets: UIEdgeInsets {
    switch self {
    case .plain, .plainFooter: UIEdgeInsets(top: 4, left: 16, bottom: 4, right: 16)
    case .groupedHeader: UIEdgeInsets(top: 17.5, left: 16, bottom: 6, right: 16)
    case .groupedFooter: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    }
  }

  @MainActor
  func apply(to label: UILabel) {
    let isPlain = self == .plain
    label.font = .preferredFont(forTextStyle: isPlain ? .headline : .footnote)
    label.textColor = isPlain ? .label : .secondaryLabel
    label.numberOfLines = isPlain ? 1 : 0
  }
}
