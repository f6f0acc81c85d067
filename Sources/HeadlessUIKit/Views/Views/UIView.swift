import FirstFrameLayoutTree
public import Foundation

/// A rectangle that shows something and holds other rectangles.
///
/// Lengths are points, y down. Layout is never waited for: ``layoutIfNeeded()`` and a snapshot run what is pending,
/// within the call.
@preconcurrency @MainActor
open class UIView: UIResponder {
  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The class of the view's layer; a subclass of `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  public private(set) lazy var layer = makeLayer()
  open internal(set) weak var superview: UIView?
  open internal(set) var subviews: [UIView] = []

  open var tag = 0
  open var isUserInteractionEnabled = true
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the frame decides where the view lies. Set it to false to leave that to constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { setNeedsConstraintLayout() } }
  }
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var isAccessibilityElement = false
  /// Whether assistive technology passes over all that lies within the view.
  open var accessibilityElementsHidden = false
  /// Whether assistive technology passes over the view's siblings.
  open var accessibilityViewIsModal = false
  /// The views to read, in this order; nil for the order in which they lie on the screen.
  open var accessibilityElements: [Any]?

  /// The loop in which the last layout of the tree below this view was stopped, or nil if it settled.
  public internal(set) var layoutFeedbackLoop: LayoutFeedbackLoop?

  open var gestureRecognizers: [UIGestureRecognizer]?
  /// The behaviours that were added.
  open internal(set) var interactions: [any UIInteraction] = []
  open var hoverStyle: UIHoverStyle?
  /// What is shown in large for readers of the largest text sizes.
  open var largeContentTitle: String?
  open var largeContentImage: UIImage?
  open var showsLargeContentViewer = false
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false

  weak var viewController: UIViewController?
  var traitSettings = TraitSettings()
  let invalidation = Invalidation([.layout, .properties, .constraints, .display])
  let constraintStore = ConstraintStore()
  var isLayingOut = false
  var isAskedByLayout = false
  var answers = SizeAnswers()
  var hosting: Hosting?
  var seenTraits: UITraitCollection?
  var display: RecordedDisplay?
  private var margins = LayoutMargins.physical(UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  private var priorities = AxisPriorities()

  public init(frame: CGRect) {
    super.init()
    layer.geometry = LayerGeometry(frame: frame.standardized)
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  /// A view as `init(frame:)` makes it with no size: there are no archives to read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  open override var next: UIResponder? { viewController ?? superview }

  /// The smallest rectangle in the superview's space that holds the transformed view.
  ///
  /// Setting it on a transformed view sets the bounds and the centre whose transformed rectangle it is.
  open var frame: CGRect {
    get { layer.geometry.frame }
    set { change { $0.frame = newValue.standardized } }
  }

  /// The rectangle in the view's own space. Resizing it leaves the centre where it is.
  open var bounds: CGRect {
    get { layer.geometry.bounds }
    set { change { $0.resize(to: newValue.standardized) } }
  }

  /// The place of the anchor point, which is the middle unless set otherwise, in the superview's space.
  open var center: CGPoint {
    get { layer.geometry.position }
    set { layer.geometry.position = newValue }
  }

  /// Applied around the anchor point; bounds and centre stay as they are.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// A transform of which what is seen from straight ahead is drawn.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  private func change(_ change: (inout LayerGeometry) -> Void) {
    let old = layer.geometry.bounds
    change(&layer.geometry)
    let new = layer.geometry.bounds
    guard new != old else { return }
    invalidation.mark(.layout)
    layer.setNeedsLayout()
    if autoresizesSubviews, new.size != old.size { resizeSubviews(from: old.size) }
  }

  // MARK: Appearance

  open var isHidden = false {
    didSet {
      AssignmentLog.note("isHidden", of: self, isRepeated: false)
      if isHidden != oldValue { superview?.subviewVisibilityDidChange(self) }
    }
  }

  /// From 0 for invisible to 1.
  open var alpha: CGFloat {
    get { layer.alpha }
    set { layer.alpha = max(0, min(1, newValue)) }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var backgroundColor: UIColor?

  open var isOpaque = true
  /// How a picture lies in the bounds. What ``draw(_:)`` draws is drawn anew at every size.
  open var contentMode = ContentMode.scaleToFill
  open var clearsContextBeforeDrawing = true
  /// The part of the view that is drawn: what the mask is opaque in.
  open var mask: UIView?

  /// The accent colour; the superview's where the view has none of its own.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      announceTintColor()
    }
  }

  private var ownTintColor: UIColor?

  private func announceTintColor() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.announceTintColor() }
  }

  open func tintColorDidChange() {}

  // MARK: Traits

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  open var traitCollection: UITraitCollection {
    let inherited =
      hosting.map { viewController?.overriding($0.traits) ?? $0.traits } ?? viewController?.traitCollection
      ?? superview?.traitCollection ?? .unhosted
    return inherited.overriding(traitSettings.overrides).overriding(overrideUserInterfaceStyle)
  }

  /// For views whose content depends on traits; also when they are first known.
  func adopt(_ traits: UITraitCollection) {}

  /// Called before the next passes when the environment is no longer what the last passes saw.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    }
  }

  // MARK: Touches

  /// The deepest view, the last among siblings, that a point in this view's space hits; nil for none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    viewHit(at: point, with: event)
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Takes the keyboard from whatever has it within the view.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let responder = FirstResponder.current, responder.isWithin(self) else { return true }
    if responder.resignFirstResponder() { return true }
    if force { FirstResponder.current = nil }
    return force
  }

  // MARK: Hierarchy

  open var window: UIWindow? { superview?.window }

  open func addSubview(_ view: UIView) {
    insert(view, at: subviews.count)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }

  open func removeFromSuperview() {
    leaveSuperview()
  }

  open func bringSubviewToFront(_ view: UIView) {
    move(view, to: subviews.count - 1)
  }

  open func sendSubviewToBack(_ view: UIView) {
    move(view, to: 0)
  }

  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// The first view with a tag, this one included, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  /// For containers whose layout leaves hidden views out.
  func subviewVisibilityDidChange(_ view: UIView) {}

  // MARK: Passes

  open func setNeedsLayout() {
    LayoutRevision.advance()
    invalidation.mark(.layout)
  }

  /// Runs the passes that are pending in the tree around the view, until there are none.
  open func layoutIfNeeded() {
    LayoutCycle(from: self).settle()
  }

  /// Places the subviews. What it reads of observable objects is tracked: a change asks for layout again.
  open func layoutSubviews() {}

  /// For cells, which have a configuration for every state.
  func updatePendingConfiguration() {}

  open func setNeedsUpdateProperties() {
    invalidation.mark(.properties)
  }

  open func updatePropertiesIfNeeded() {
    LayoutCycle(root: self).updateProperties()
  }

  /// Sets properties from a model, before layout and apart from it. What it reads is tracked.
  open func updateProperties() {}

  /// Draws with the current graphics context. What it reads of observable objects is tracked: a change asks for
  /// another drawing.
  open func draw(_ rect: CGRect) {}

  open func setNeedsDisplay() {
    invalidation.mark(.display)
  }

  open func setNeedsDisplay(_ rect: CGRect) {
    setNeedsDisplay()
  }

  // MARK: Constraints

  open class var requiresConstraintBasedLayout: Bool { false }

  open func setNeedsUpdateConstraints() {
    invalidation.mark(.constraints)
  }

  open func needsUpdateConstraints() -> Bool { invalidation.passes.contains(.constraints) }

  open func updateConstraintsIfNeeded() {
    LayoutCycle(root: self).updateConstraints()
  }

  /// Changes constraints, before they are solved. What it reads is tracked.
  open func updateConstraints() {}

  /// The distances from the frame to the rectangle that constraints speak of, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The size that hugging and compression resistance keep, or ``noIntrinsicMetric``; in a width, once there is one.
  func contentSize(fittingWidth width: CGFloat?) -> CGSize {
    var size = intrinsicContentSize
    guard let width, size.height >= 0, size.width > width, width > 0 else { return size }
    size.height = layoutSize(fitting: SizeProposal(width: width)).height
    return size
  }

  // MARK: Sizes

  /// The size that the content wants, or ``noIntrinsicMetric`` in a dimension that it has no wish for.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() {
    LayoutRevision.advance()
    MeasurementMemo.forget()
    var view: UIView? = self
    while let current = view {
      current.answers.isStale = true
      view = current.superview
    }
  }

  /// The size that suits the view within another; the present size unless a subclass knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    // A container that asks has already stretched the view once: its present size is no wish of its own.
    isAskedByLayout ? .zero : bounds.size
  }

  open func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size of the content, with the target's size in the dimensions whose priority outranks the content's.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    constrainedSize(
      for: .fitting(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority))
      ?? layoutSize(
        keeping: SizeProposal(
          width: horizontalFittingPriority > .defaultHigh ? targetSize.width : nil,
          height: verticalFittingPriority > .defaultHigh ? targetSize.height : nil))
  }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities.hugging[axis]
  }

  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    priorities.hugging[axis] = priority
    invalidateIntrinsicContentSize()
    superview?.subviewVisibilityDidChange(self)
  }

  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities.compressionResistance[axis]
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities.compressionResistance[axis] = priority
    invalidateIntrinsicContentSize()
    superview?.subviewVisibilityDidChange(self)
  }

  /// The size that the view wants of a container that lays it out: intrinsic where it has one, else what
  /// `sizeThatFits` says; 0 in a dimension in which it takes whatever there is.
  func layoutSize(fitting proposal: SizeProposal) -> CGSize {
    wishedSize(fitting: proposal)
  }

  /// How strongly the view keeps from growing in a stack; 0 where it has no size to keep.
  func huggingStrength(along axis: NSLayoutConstraint.Axis, size: @autoclosure () -> CGSize) -> Float {
    size()[axis] > 0 || intrinsicContentSize[axis] >= 0 ? priorities.hugging[axis].rawValue : 0
  }

  /// How strongly the view keeps from shrinking in a stack.
  func compressionStrength(along axis: NSLayoutConstraint.Axis) -> Float {
    priorities.compressionResistance[axis].rawValue
  }

  /// The distance from the top to the first line's baseline; the height where there is no text.
  func firstBaseline(in size: CGSize) -> CGFloat { size.height }

  /// The distance from the top to the last line's baseline; the height where there is no text.
  func lastBaseline(in size: CGSize) -> CGFloat { size.height }

  // MARK: Margins

  /// The margins around content, in points, with the safe area where the view reaches under it.
  open var layoutMargins: UIEdgeInsets {
    get {
      let own = margins.resolved(in: effectiveUserInterfaceLayoutDirection)
      let inset = insetsLayoutMarginsFromSafeArea ? own + safeAreaInsets : own
      guard preservesSuperviewLayoutMargins, let superview else { return inset }
      return inset.widened(to: superview.layoutMargins.covering(frame, within: superview.bounds))
    }
    set { adopt(.physical(newValue)) }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutMargins.directional(in: effectiveUserInterfaceLayoutDirection) }
    set { adopt(.directional(newValue)) }
  }

  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { setNeedsLayout() } }
  }

  /// Whether the margins reach at least as far into the view as the superview's do.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { setNeedsLayout() } }
  }

  open func layoutMarginsDidChange() {}

  private func adopt(_ margins: LayoutMargins) {
    guard margins != self.margins else { return }
    self.margins = margins
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    layoutMarginsDidChange()
  }

  /// The parts of the view's edges that the device covers, in points.
  open var safeAreaInsets: UIEdgeInsets {
    let extra = viewController?.extraSafeArea ?? .zero
    if let hosting { return hosting.safeArea + extra }
    guard let superview else { return extra }
    return superview.safeAreaInsets.covering(frame, within: superview.bounds) + extra
  }

  open func safeAreaInsetsDidChange() {}

  // MARK: Description

  /// Runs what is pending before the view is described as the root of a tree.
  func settleForDescription() {
    LayoutCycle(root: self).settle()
  }

  /// Whether the view draws text of its own, which is not read where the view is no element.
  var hasOwnText: Bool { false }

  /// Adds what the view draws by itself to its node.
  func describeContent(in node: inout LayoutNode) {}

  /// What the view itself asks for and cannot show as it would be on a screen.
  var contentWarnings: [String] { [] }
}
