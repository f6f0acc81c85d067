import FirstFrameLayoutTree
public import Foundation

/// A view that shows a part of its content, which may be larger than the view.
///
/// The content offset is the origin of the bounds. Scroll indicators are not drawn, since they are hidden at rest.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollDelegating, ContentLayout {
  override var undrawnProperties: [UndrawnProperty] { super.undrawnProperties + undrawnEdgeEffects }

  /// The delegate, which subclasses override in place of `delegate`: see ``ScrollDelegating``.
  open weak var scrollDelegate: (any UIScrollViewDelegate)? {
    didSet { if scrollDelegate !== oldValue { scrollDelegateDidChange() } }
  }

  /// Called when the delegate changes. Subclasses with their own delegate types override it.
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
  /// The style of the indicators. It has no effect, since indicators are not drawn.
  open var indicatorStyle = IndicatorStyle.default
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The control above the content. It is shown while it refreshes, where the content is scrolled down.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      refreshingDidChange()
    }
  }
  /// The smallest scale of the content. It limits gestures, and the scale that code sets.
  open var minimumZoomScale: CGFloat = 1
  /// The largest scale of the content. If it is not larger than ``minimumZoomScale``, the content cannot be zoomed.
  open var maximumZoomScale: CGFloat = 1
  open var bouncesZoom = true
  open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = makePinchRecognizer()
  open private(set) var panGestureRecognizer = UIPanGestureRecognizer()

  override var standardGestureRecognizers: [UIGestureRecognizer] { touchRecognizers }
  /// The recognizer of swipes on a remote control.
  open private(set) lazy var directionalPressGestureRecognizer = UIGestureRecognizer()

  /// Whether a touch of a part of the content reaches that part. Not called: performed gestures always send their touches.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Whether a touch of a part of the content can begin to scroll: not if the part is a control. Not called.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    // Constraints to the view's own edges refer to the content guide, so the solver needs it from the start.
    _ = contentLayoutGuide
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    coder.decodeAttributes(of: self)
    // Constraints to the view's own edges refer to the content guide, so the solver needs it from the start.
    _ = contentLayoutGuide
  }

  open var isDragging: Bool { touchState.isDragging }
  open var isTracking: Bool { touchState.isDragging || touchState.isZooming }
  open var isDecelerating: Bool { false }

  // MARK: Content

  /// The size of the content, in points. Also set by constraints to the content layout guide or to the view's own
  /// edges.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      insetsDidChange(from: lastInsets)
      setNeedsLayout()
    }
  }

  /// The point of the content at the origin of the view, in points. It is rounded to pixels.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let grid = PixelGrid(traitCollection)
      let origin = CGPoint(x: grid.rounded(newValue.x), y: grid.rounded(newValue.y))
      guard origin != bounds.origin else { return }
      bounds = CGRect(origin: origin, size: bounds.size)
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  /// Scrolls immediately. If `animated`, the delegate is notified of the end of the animation.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls as far as needed to make a rectangle of the content visible.
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

  // MARK: Zooming

  open var isZooming: Bool { touchState.isZooming }
  var touchState = ScrollTouchState()
  open var isZoomBouncing: Bool { false }
  open var isZoomAnimating: Bool { false }

  /// The scale of the view that the delegate's `viewForZooming(in:)` returns; 1 if there is none.
  open var zoomScale: CGFloat {
    get { zoomedView?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Scales the view of the delegate around its origin, within the limits, and sets the size of the content to that of
  /// the view. The middle of the visible content stays in the middle.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    applyZoom(scale)
  }

  /// Zooms so that a rectangle of the unscaled view fills the visible part, as far as the limits allow.
  open func zoom(to rect: CGRect, animated: Bool) {
    applyZoom(to: rect)
  }

  // MARK: Insets

  open var contentInset = UIEdgeInsets.zero {
    willSet { previousInsets = adjustedContentInset }
    didSet { if contentInset != oldValue { insetsDidChange(from: previousInsets) } }
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    willSet { previousInsets = adjustedContentInset }
    didSet { insetsDidChange(from: previousInsets) }
  }

  private var previousInsets = UIEdgeInsets.zero
  private var lastInsets = UIEdgeInsets.zero

  /// The content insets plus the parts of the safe area that ``contentInsetAdjustmentBehavior`` includes.
  open var adjustedContentInset: UIEdgeInsets {
    let safeArea = safeAreaInsets
    let (horizontal, vertical) = adjustedAxes
    return contentInset
      + UIEdgeInsets(
        top: (vertical ? safeArea.top : 0) + refreshHeight, left: horizontal ? safeArea.left : 0,
        bottom: vertical ? safeArea.bottom : 0, right: horizontal ? safeArea.right : 0)
  }

  /// The height that a control that refreshes takes above the content, in points.
  private var refreshHeight: CGFloat { refreshControl?.isRefreshing == true ? UIRefreshControl.height : 0 }

  /// Makes room for the control, which is not scrolled to: the content keeps its position.
  func refreshingDidChange() {
    lastInsets = adjustedContentInset
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
  }

  private var adjustedAxes: (horizontal: Bool, vertical: Bool) {
    switch contentInsetAdjustmentBehavior {
    case .never: (false, false)
    case .always: (true, true)
    case .automatic, .scrollableAxes:
      (
        contentSize.width > bounds.width || alwaysBounceHorizontal,
        contentSize.height > bounds.height || alwaysBounceVertical
          || contentInsetAdjustmentBehavior == .automatic && isContentInNavigation
      )
    }
  }

  /// Whether the view is the content of a controller in a navigation controller: its view, or the first subview of it.
  ///
  /// As Apple documents it, the automatic adjustment then includes the top and the bottom even if nothing scrolls, unless
  /// the controller turns it off.
  private var isContentInNavigation: Bool {
    let owner = viewController ?? (superview?.subviews.first === self ? superview?.viewController : nil)
    return owner?.automaticallyAdjustsScrollViewInsets == true && owner?.navigationController != nil
  }

  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsDidChange(from: lastInsets)
  }

  /// Keeps the content scrolled to its start if it was there before the insets changed.
  private func insetsDidChange(from old: UIEdgeInsets) {
    let new = adjustedContentInset
    lastInsets = new
    guard new != old else { return }
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -new.left }
    if offset.y == -old.top { offset.y = -new.top }
    contentOffset = offset
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  override var accessibilityGrouping: Accessibility.Grouping { .group }

  override var contentLayout: (any ContentLayout)? { self }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if adjustedContentInset != lastInsets { insetsDidChange(from: lastInsets) }
    refreshControl?.frame = CGRect(
      x: 0, y: -UIRefreshControl.height, width: bounds.width, height: UIRefreshControl.height)
  }

  // MARK: Guides

  /// The layout guide of the content, with the content size.
  open private(set) lazy var contentLayoutGuide = makeGuide("contentLayoutGuide")

  /// The layout guide of the view's frame, which does not scroll.
  open private(set) lazy var frameLayoutGuide: UILayoutGuide = {
    let guide = makeGuide("frameLayoutGuide")
    guide.insets = { _ in .zero }
    return guide
  }()

  private func makeGuide(_ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    guide.viewHandle = handle
    constraintStore.contentGuides.append(guide)
    return guide
  }

  /// The content guide if constraints refer to the content, through the guide or the view's own edges.
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

  /// The conditions under which the safe area is added to the content insets.
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

  /// Whether scrolling dismisses the keyboard. It has no effect, since there is no keyboard.
  public enum KeyboardDismissMode: Int, CaseIterable, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  // MARK: Members that subclasses can override

  open func flashScrollIndicators() { standardFlashScrollIndicators() }

  // MARK: Behavior

  open var decelerationRate: DecelerationRate {
    get { seldom["decelerationRate"] ?? .normal }
    set { seldom["decelerationRate"] = newValue }
  }

  open var indexDisplayMode: IndexDisplayMode {
    get { seldom["indexDisplayMode"] ?? .automatic }
    set { seldom["indexDisplayMode"] = newValue }
  }

  /// The insets of both indicators, in points. Indicators are hidden at rest.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { seldom["automaticallyAdjustsScrollIndicatorInsets"] ?? true }
    set { seldom["automaticallyAdjustsScrollIndicatorInsets"] = newValue }
  }

  /// The point of the view at which small content is placed, in the unit square. Content is at the top left.
  open var contentAlignmentPoint: CGPoint {
    get { seldom["contentAlignmentPoint"] ?? .zero }
    set {
      seldom["contentAlignmentPoint"] = newValue
      seldom.list("contentAlignmentPoint", if: newValue != .zero, drawn: "small content is at the top left")
    }
  }

  open var bouncesVertically: Bool {
    get { seldom["bouncesVertically"] ?? bounces }
    set { seldom["bouncesVertically"] = newValue }
  }

  open var bouncesHorizontally: Bool {
    get { seldom["bouncesHorizontally"] ?? bounces }
    set { seldom["bouncesHorizontally"] = newValue }
  }

  open var transfersHorizontalScrollingToParent: Bool {
    get { seldom["transfersHorizontalScrollingToParent"] ?? true }
    set { seldom["transfersHorizontalScrollingToParent"] = newValue }
  }

  open var transfersVerticalScrollingToParent: Bool {
    get { seldom["transfersVerticalScrollingToParent"] ?? true }
    set { seldom["transfersVerticalScrollingToParent"] = newValue }
  }

  open var allowsKeyboardScrolling: Bool {
    get { seldom["allowsKeyboardScrolling"] ?? true }
    set { seldom["allowsKeyboardScrolling"] = newValue }
  }

  open var isScrollAnimating: Bool { false }

  open func stopScrollingAndZooming() {}

  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    changes()
  }

  // MARK: Focus

  /// The size of the visible part of the content, in points.
  open var visibleSize: CGSize { bounds.size }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute, in a constraint of a scroll view to its own subviews, refers to its content.
  ///
  /// Source: Apple, Technical Note TN2154, "UIScrollView and Autolayout": edges refer to the content, and sizes to the
  /// frame.
  var isOfContent: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }
}

/// Responds to scrolling. A performed gesture ends without a velocity, so the methods about decelerating are not called.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: DelegateObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// Returns the view that is scaled when the content is zoomed; `nil` if it cannot be zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}

/// Provides the `delegate` property of scroll views.
///
/// The property is declared in an extension, so that tables and collection views can declare one of their own type, as
/// in UIKit. In Swift, a subclass cannot override a property with another type. To override the property of a scroll view,
/// override ``UIScrollView/scrollDelegate``, which it calls.
@preconcurrency @MainActor
public protocol ScrollDelegating: AnyObject {}

extension ScrollDelegating where Self: UIScrollView {
  /// The delegate of a scroll view. The delegates of tables and collection views have their own types.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
