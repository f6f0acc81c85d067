import FirstFrameLayoutTree
public import Foundation

/// What stands above or below the rows of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, ReusableView {
  public let contentView: UIView = UITableViewHeaderFooterContentView()
  open private(set) var reuseIdentifier: String?
  var look = HeaderFooterLook.plain

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

  /// How a table makes views of a registered class: by the designated initializer, which subclasses override.
  public required convenience init(registeredAs reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  private func setUp() {
    contentView.layoutMargins = UIEdgeInsets(top: 4, left: 16, bottom: 4, right: 16)
    contentView.insetsLayoutMarginsFromSafeArea = false
    addSubview(contentView)
  }

  /// Called when the view is dequeued after it was shown: subclasses let go of what the last section put there.
  open func prepareForReuse() {}

  /// The title.
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    contentView.addSubview(label)
    titleLabel = label
    return label
  }()

  private var titleLabel: UILabel?

  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    guard let titleLabel else { return }
    look.style(titleLabel)
    titleLabel.frame = bounds.inset(by: look.insets)
  }

  /// As high as the title, and no less than 28 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let titleLabel else { return CGSize(width: size.width, height: 28) }
    look.style(titleLabel)
    let insets = look.insets
    let room = CGSize(width: size.width - insets.left - insets.right, height: .greatestFiniteMagnitude)
    let height = titleLabel.sizeThatFits(room).height + insets.top + insets.bottom
    return CGSize(width: size.width, height: max(height, 28))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard !contentView.constraints.isEmpty else { return sizeThatFits(targetSize) }
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

/// Holds the content of a header or footer.
final class UITableViewHeaderFooterContentView: UIView {}

/// How the title of a header or footer is set.
enum HeaderFooterLook {
  case plain
  case plainFooter
  case groupedHeader
  case groupedFooter

  /// From the view's edges to the title, in points.
  var insets: UIEdgeInsets {
    switch self {
    case .plain, .plainFooter: UIEdgeInsets(top: 4, left: 16, bottom: 4, right: 16)
    case .groupedHeader: UIEdgeInsets(top: 17.5, left: 16, bottom: 6, right: 16)
    case .groupedFooter: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    }
  }

  @MainActor
  func style(_ label: UILabel) {
    let isPlain = self == .plain
    label.font = .preferredFont(forTextStyle: isPlain ? .headline : .footnote)
    label.textColor = isPlain ? .label : .secondaryLabel
    label.numberOfLines = isPlain ? 1 : 0
  }
}
