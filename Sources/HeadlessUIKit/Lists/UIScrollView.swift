public import Foundation

/// A view onto content that may be larger than itself.
///
/// The content offset is the origin of the bounds: where the content is, seen from the view's corner. Indicators are
/// not drawn, as none are on a screen at rest.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollDelegating {
  weak var scrollDelegate: (any UIScrollViewDelegate)? {
    didSet { if scrollDelegate !== oldValue { scrollDelegateDidChange() } }
  }

  /// For subclasses whose delegates hear of more than scrolling.
  func scrollDelegateDidChange() {}

  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var scrollsToTop = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  /// Kept; indicators show while a finger scrolls, and are not drawn.
  open var indicatorStyle = IndicatorStyle.default
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Kept as data: a control that is pulled is not on the first frame.
  open var refreshControl: UIRefreshControl?
  public let panGestureRecognizer = UIPanGestureRecognizer()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    // The solver knows it from the start: constraints to the view's own edges mean it.
    _ = contentLayoutGuide
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    // The solver knows it from the start: constraints to the view's own edges mean it.
    _ = contentLayoutGuide
  }

  open var isDragging: Bool { false }
  open var isTracking: Bool { false }
  open var isDecelerating: Bool { false }

  // MARK: Content

  /// In points. Constraints to the content layout guide, or to the view's own edges, set it too.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      insetsDidChange(from: seenInsets)
      setNeedsLayout()
    }
  }

  /// The content's point at the view's corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds = CGRect(origin: newValue, size: bounds.size)
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  /// Scrolls at once; where it is animated, the delegate hears of the end.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls no further than needed for a rectangle of the content to be seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    offset.x += Self.shift(from: visible.minX, to: visible.maxX, for: rect.minX, rect.maxX)
    offset.y += Self.shift(from: visible.minY, to: visible.maxY, for: rect.minY, rect.maxY)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  private static func shift(
    from start: CGFloat, to end: CGFloat, for first: CGFloat, _ last: CGFloat
  ) -> CGFloat {
    if first < start || last - first > end - start { return first - start }
    return max(last - end, 0)
  }

  // MARK: Insets

  open var contentInset = UIEdgeInsets.zero {
    willSet { insetsBefore = adjustedContentInset }
    didSet { if contentInset != oldValue { insetsDidChange(from: insetsBefore) } }
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    willSet { insetsBefore = adjustedContentInset }
    didSet { insetsDidChange(from: insetsBefore) }
  }

  private var insetsBefore = UIEdgeInsets.zero
  private var seenInsets = UIEdgeInsets.zero

  /// The insets with those parts of the safe area that the behaviour asks for.
  open var adjustedContentInset: UIEdgeInsets {
    let safeArea = safeAreaInsets
    let (horizontal, vertical) = adjustedAxes
    return contentInset
      + UIEdgeInsets(
        top: vertical ? safeArea.top : 0, left: horizontal ? safeArea.left : 0,
        bottom: vertical ? safeArea.bottom : 0, right: horizontal ? safeArea.right : 0)
  }

  private var adjustedAxes: (horizontal: Bool, vertical: Bool) {
    switch contentInsetAdjustmentBehavior {
    case .never: (false, false)
    case .always: (true, true)
    case .automatic, .scrollableAxes:
      (
        contentSize.width > bounds.width || alwaysBounceHorizontal,
        contentSize.height > bounds.height || alwaysBounceVertical
      )
    }
  }

  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsDidChange(from: seenInsets)
  }

  /// Content that lies at its start stays there when the insets change.
  private func insetsDidChange(from old: UIEdgeInsets) {
    let new = adjustedContentInset
    seenInsets = new
    guard new != old else { return }
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -new.left }
    if offset.y == -old.top { offset.y = -new.top }
    contentOffset = offset
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if adjustedContentInset != seenInsets { insetsDidChange(from: seenInsets) }
  }

  // MARK: Guides

  /// The content: its size is the content size.
  public private(set) lazy var contentLayoutGuide = madeGuide("contentLayoutGuide")

  /// The view's frame, which does not scroll.
  public private(set) lazy var frameLayoutGuide: UILayoutGuide = {
    let guide = madeGuide("frameLayoutGuide")
    guide.insets = { _ in .zero }
    return guide
  }()

  private func madeGuide(_ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    guide.owningView = self
    constraintStore.contentGuides.append(guide)
    return guide
  }

  /// The content's guide if constraints speak of the content, through the guide or the view's own edges.
  var constrainedContentGuide: UILayoutGuide? {
    let guide = contentLayoutGuide
    let isConstrained = constraints.contains { constraint in
      [(constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute)]
        .contains { item, attribute in
          item === guide || item === self && constraint.secondItem != nil && attribute.isOfContent
        }
    }
    return isConstrained ? guide : nil
  }

  /// When the safe area counts as part of the insets.
  public enum ContentInsetAdjustmentBehavior: Int, CaseIterable, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  public enum IndicatorStyle: Int, CaseIterable, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// Whether a movement sends the keyboard away.
  public enum KeyboardDismissMode: Int, CaseIterable, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute, of a scroll view that holds the constraint, is that of its content.
  ///
  /// Source: Apple, Technical Note TN2154, "UIScrollView and Autolayout": edges are the content's, sizes the frame's.
  var isOfContent: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }
}

/// Hears of a scroll view's movements. Nothing decelerates or drags here: offsets are set.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// What gives scroll views their `delegate`.
///
/// The property is an extension's, not the class's, so that tables and collection views can have one of their own type
/// as in UIKit: Swift lets no subclass override a stored property with another type.
@preconcurrency @MainActor
public protocol ScrollDelegating: AnyObject {}

extension ScrollDelegating where Self: UIScrollView {
  /// Who hears of the scrolling. Tables and collection views take their own delegates' types, and these as well.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

/// What a list is pulled down with; data alone, as nothing is pulled in a first frame.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  public convenience init() {
    self.init(frame: .zero)
  }

  open func beginRefreshing() {
    isRefreshing = true
  }

  open func endRefreshing() {
    isRefreshing = false
  }
}
