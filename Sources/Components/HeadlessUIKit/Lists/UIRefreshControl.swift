import FirstFrameLayoutTree
public import Foundation

/// The control for pull-to-refresh, above the content of a scroll view, 60 points high.
///
/// It is empty until it refreshes, since nothing is pulled in a first frame. As in UIKit, ``beginRefreshing()`` makes room
/// above the content, and does not scroll: code that sets the content offset shows the control.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  override var isOpaqueByDefault: Bool { false }

  open private(set) var isRefreshing = false
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let titleLabel = UILabel()
  static let height: CGFloat = 60

  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    titleLabel.textAlignment = .center
    titleLabel.isHidden = true
    for view in [indicator, titleLabel] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityLabel = "In progress"
    isHidden = true
  }

  /// The text below the spokes.
  open var attributedTitle: NSAttributedString? {
    didSet {
      titleLabel.attributedText = attributedTitle
      titleLabel.isHidden = attributedTitle == nil
      setNeedsLayout()
    }
  }

  /// The color of the spokes.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if let ownTintColor { indicator.color = ownTintColor }
  }

  /// 60 points high.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  open func beginRefreshing() {
    setRefreshing(true)
  }

  open func endRefreshing() {
    setRefreshing(false)
  }

  private func setRefreshing(_ value: Bool) {
    guard value != isRefreshing else { return }
    isRefreshing = value
    isHidden = !value
    value ? indicator.startAnimating() : indicator.stopAnimating()
    (superview as? UIScrollView)?.refreshingDidChange()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let grid = PixelGrid(traitCollection)
    let title = titleLabel.isHidden ? .zero : titleLabel.sizeThatFits(bounds.size)
    let gap: CGFloat = titleLabel.isHidden ? 0 : 6
    let side = indicator.intrinsicContentSize.width
    let top = (bounds.height - side - gap - title.height) / 2
    indicator.frame = grid.rounded(CGRect(x: (bounds.width - side) / 2, y: top, width: side, height: side))
    titleLabel.frame = grid.rounded(
      CGRect(x: 8, y: top + side + gap, width: max(bounds.width - 16, 0), height: title.height))
  }
}
