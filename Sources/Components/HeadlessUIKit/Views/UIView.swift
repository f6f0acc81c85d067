import FirstFrameLayoutTree
public import Foundation

// A long file: members that subclasses override must be declared in the body of the class.

/// A rectangle that draws content and contains subviews.
///
/// Lengths are points, and y increases downwards. ``layoutIfNeeded()`` and snapshots run pending passes synchronously.
@preconcurrency @MainActor
open class UIView: UIResponder {
  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The class of the view's layer: `CALayer` or a subclass.
  open class var layerClass: AnyClass { CALayer.self }

  open private(set) lazy var layer = makeLayer()

  /// The properties of the class that appearance proxies preset, other than UIKit's own. A port of a package overrides it
  /// for properties that are `dynamic`.
  open class var firstFrameAppearanceProperties: [AppearanceProperty] { [] }

  // No access of a property with unchecked exclusivity overlaps another: observers run after the write has ended. With
  // checks here and in constraints, laying out a card in another width takes 3% more instructions.
  @exclusivity(unchecked) var superviewHandle: WeakHandle<UIView>?
  open var superview: UIView? { superviewHandle?.object }
  open internal(set) var subviews: [UIView] = []

  open var tag = 0
  open var isUserInteractionEnabled = true
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the frame determines the view's position and size. Set it to `false` to use constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { setNeedsConstraintLayout() } }
  }
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var isAccessibilityElement = false
  /// Whether assistive technology ignores the view and its subviews.
  open var accessibilityElementsHidden = false
  /// Whether assistive technology ignores the view's siblings.
  open var accessibilityViewIsModal = false
  /// The accessibility elements in reading order, or `nil` for their order on the screen.
  open var accessibilityElements: [Any]?
  /// Whether assistive technology reads the elements inside of the view one after the other, at the position of the
  /// first, instead of each at its own position.
  open var shouldGroupAccessibilityChildren = false

  /// The feedback loop that ended the last layout of the tree below this view, or `nil` if the layout settled.
  package internal(set) var layoutFeedbackLoop: LayoutFeedbackLoop?
  /// Why the last layout of the tree below this view was stopped, as a clause: an ``EndlessPass`` or an
  /// ``ExcessiveDepth``; `nil` if it was not.
  package internal(set) var layoutFailure: String?

  open var gestureRecognizers: [UIGestureRecognizer]?
  /// The interactions that were added to the view.
  open var interactions: [any UIInteraction] {
    get { addedInteractions }
    set {
      for interaction in addedInteractions where !newValue.contains(where: { $0 === interaction }) {
        removeInteraction(interaction)
      }
      for interaction in newValue where !addedInteractions.contains(where: { $0 === interaction }) {
        addInteraction(interaction)
      }
      addedInteractions = newValue.filter { new in addedInteractions.contains { $0 === new } }
    }
  }
  var addedInteractions: [any UIInteraction] = []
  open var hoverStyle: UIHoverStyle?
  /// The scale factor of the view. It has no effect: everything is drawn at the scale of the snapshot. A scale other than
  /// that of the screen causes a warning.
  open var contentScaleFactor: CGFloat = 1
  open var restorationIdentifier: String?
  /// The title in the large content viewer, for users of the largest text sizes.
  open var largeContentTitle: String?
  open var largeContentImage: UIImage?
  open var showsLargeContentViewer = false
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false

  @exclusivity(unchecked) var controllerHandle: WeakHandle<UIViewController>? {
    didSet { updateHasOwnTraits() }
  }
  var viewController: UIViewController? { controllerHandle?.object }
  let handle = WeakHandle<UIView>()
  var traitSettings = TraitSettings() {
    didSet { updateHasOwnTraits() }
  }
  /// Whether the traits may differ from those of the superview.
  @exclusivity(unchecked) private(set) var hasOwnTraits = false
  let invalidation = Invalidation([.layout, .properties, .constraints, .display])
  let constraintStore = ConstraintStore()
  var isLayingOut = false
  var isBeingMeasured = false
  var reportedSizes = ReportedSizes()
  @exclusivity(unchecked) var hosting: Hosting? {
    didSet { updateHasOwnTraits() }
  }
  @exclusivity(unchecked) var traitSource: TraitSource?
  /// The traits that were current when the view was created. As in UIKit, the view has them until it is in a tree.
  let initialTraits = DeviceTraits.initial
  /// The traits of the latest passes; `nil` before the first.
  var seenTraits: UITraitCollection?
  var display: RecordedDisplay?
  /// The margins that were set; `nil` for ``standardLayoutMargins``.
  var givenMargins: LayoutMargins?
  private var priorities = AxisPriorities()

  public init(frame: CGRect) {
    super.init()
    handle.object = self
    layer.geometry = LayerGeometry(frame: frame.standardized)
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates a view of an interface document, with its subviews; with another coder, a view of zero size.
  public required init?(coder: NSCoder) {
    super.init()
    handle.object = self
    coder.decodeAttributes(of: self)
    if !createsContentForDocuments { coder.decodeContent(of: self) }
  }

  /// Whether a class creates views in its own initializer that views of a document are inside of. Its initializer calls
  /// `decodeContent(of:)`.
  var createsContentForDocuments: Bool { false }

  deinit {
    handle.object = nil
    TreeRelease.release(&subviews)
    TreeRelease.release(&mask)
  }

  open override var next: UIResponder? { viewController ?? superview }
  override var defaultAccessibilityFrame: CGRect { convert(bounds, to: nil) }

  /// The bounding box of the transformed view, in the superview's space.
  ///
  /// Setting it on a transformed view sets the bounds and the center so that the bounding box is the new value.
  open var frame: CGRect {
    get { layer.geometry.frame }
    set { updateGeometry { $0.frame = newValue.standardized } }
  }

  /// The view's rectangle in its own space. Resizing it does not move the center.
  open var bounds: CGRect {
    get { layer.geometry.bounds }
    set { updateGeometry { $0.resize(to: newValue.standardized) } }
  }

  /// The position of the anchor point, by default the middle, in the superview's space.
  open var center: CGPoint {
    get { layer.geometry.position }
    set {
      layer.geometry.position = newValue
      KeyValueObservations.check(self)
    }
  }

  /// The transform around the anchor point. It changes neither the bounds nor the center.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set {
      layer.setAffineTransform(newValue)
      KeyValueObservations.check(self)
    }
  }

  /// A three-dimensional transform, drawn as seen from the front.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // The outline of the view in the collisions of an animator.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }

  private func updateGeometry(_ update: (inout LayerGeometry) -> Void) {
    let old = layer.geometry.bounds
    update(&layer.geometry)
    defer { KeyValueObservations.check(self) }
    let new = layer.geometry.bounds
    guard new != old else { return }
    invalidation.mark(.layout)
    layer.setNeedsLayout()
    if autoresizesSubviews, !subviews.isEmpty, new.size != old.size { resizeSubviews(from: old.size) }
  }

  // MARK: Appearance

  @exclusivity(unchecked) open var isHidden = false {
    didSet {
      AssignmentLog.record("isHidden", of: self, isRepeated: false, contents: nil)
      if isHidden != oldValue { superview?.subviewVisibilityOrPriorityDidChange(self) }
      KeyValueObservations.check(self)
    }
  }

  /// The opacity, from 0 (invisible) to 1.
  open var alpha: CGFloat {
    get { layer.alpha }
    set {
      layer.alpha = max(0, min(1, newValue))
      KeyValueObservations.check(self)
    }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var backgroundColor: UIColor? {
    didSet { KeyValueObservations.check(self) }
  }

  /// The corners of the view, which replace the radius of its layer.
  open var cornerConfiguration: UICornerConfiguration {
    get { customCornerConfiguration ?? .corners(radius: .fixed(layer.cornerRadius)) }
    set { customCornerConfiguration = newValue }
  }

  private(set) var customCornerConfiguration: UICornerConfiguration?

  /// Whether the view fills its bounds with opaque content.
  ///
  /// If the class overrides ``draw(_:)``, an opaque view without a background color is black where nothing is drawn.
  open var isOpaque: Bool {
    get { customIsOpaque ?? isOpaqueByDefault }
    set { customIsOpaque = newValue }
  }

  private var customIsOpaque: Bool?

  /// Whether new views of the class are opaque. Most controls are not.
  var isOpaqueByDefault: Bool { true }
  /// Whether ``draw(_:)`` starts with black: the background color fills an opaque backing store first; without one,
  /// the store is black.
  var isBlackWhereNotDrawn: Bool { isOpaque && backgroundColor == nil }

  /// The placement of an image in the bounds. It does not affect ``draw(_:)``, which draws again at every size.
  open var contentMode = ContentMode.scaleToFill
  open var clearsContextBeforeDrawing = true
  /// A view that masks this view: only the parts under its opaque parts are drawn.
  open var mask: UIView?

  /// The accent color, inherited from the superview unless set. If ``tintAdjustmentMode`` is `dimmed`, it is a gray.
  open var tintColor: UIColor! {
    get {
      var view = self
      while view.ownTintColor == nil, let superview = view.superview { view = superview }
      let color = view.ownTintColor ?? .systemBlue
      return tintAdjustmentMode == .dimmed ? color.dimmedTint : color
    }
    set {
      ownTintColor = newValue
      notifyTintColorChange()
    }
  }

  /// The tint color of the view itself; `nil` if it is inherited.
  private(set) var ownTintColor: UIColor?

  open func tintColorDidChange() {}

  /// Whether the tint color is dimmed, inherited from the superview unless set to another value than `automatic`.
  ///
  /// The view of a controller that presents an alert, a popover or a dimming sheet is dimmed.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get {
      var view = self
      while true {
        if view.customTintAdjustmentMode != .automatic { return view.customTintAdjustmentMode }
        if view.viewController?.dimsTintBehindPresentation == true { return .dimmed }
        guard let superview = view.superview else { return .normal }
        view = superview
      }
    }
    set {
      let old = tintAdjustmentMode
      customTintAdjustmentMode = newValue
      if tintAdjustmentMode != old { notifyTintAdjustmentChange() }
    }
  }

  private(set) var customTintAdjustmentMode = TintAdjustmentMode.automatic

  // MARK: Traits

  /// The appearance of the view and its subviews. A view that has been laid out reports the change at once.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      updateHasOwnTraits()
      if overrideUserInterfaceStyle != oldValue, seenTraits != nil { adoptTraits() }
    }
  }

  private func updateHasOwnTraits() {
    let hadOwnTraits = hasOwnTraits
    hasOwnTraits =
      viewController != nil || hosting != nil || overrideUserInterfaceStyle != .unspecified
      || !traitSettings.overrides.isEmpty || traitSettings.limitsSize
    if hasOwnTraits != hadOwnTraits { discardTraitSources() }
  }

  open var traitCollection: UITraitCollection {
    let source = findTraitSource()
    guard source === self else { return source.traitCollection }
    return inheritedTraits.overriding(traitSettings.overrides).overriding(overrideUserInterfaceStyle)
      .limitingSize(traitSettings)
  }

  private var inheritedTraits: UITraitCollection {
    if let controller = viewController {
      if let hosting { return controller.overriding(hosting.traits) }
      return controller.traitCollection
    }
    if let hosting { return hosting.traits }
    if let superview { return superview.traitCollection }
    return initialTraits
  }

  /// Updates content that depends on traits. Called with the first traits, and after each change, before
  /// ``traitCollectionDidChange(_:)``.
  func applyTraits(_ traits: UITraitCollection) {}

  /// Called before the next passes if the traits have changed since the previous passes, and before the first passes if
  /// they differ from the traits that the view was created with.
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

  /// Returns the layout direction of views with an attribute.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Returns the layout direction of views with an attribute in an environment with a direction.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    }
  }

  // MARK: Touches

  /// Returns the deepest view that contains a point in this view's space, and among siblings the frontmost; `nil` if no
  /// view contains the point.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    viewHit(at: point, with: event)
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.includes(point) }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The recognizers that the view has in addition to ``gestureRecognizers``.
  var standardGestureRecognizers: [UIGestureRecognizer] { [] }

  /// Resigns the first responder if it is this view or one of its descendants.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let responder = FirstResponder.current, responder.isWithin(self) else { return true }
    if responder.resignFirstResponder() { return true }
    if force { FirstResponder.current = nil }
    return force
  }

  // MARK: Hierarchy

  open var window: UIWindow? {
    var view = self
    while !view.isWindow, let superview = view.superview { view = superview }
    return view.isWindow ? view as? UIWindow : nil
  }

  /// Whether the view is a window.
  var isWindow: Bool { false }

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
    var current = self
    while current !== view {
      guard let superview = current.superview else { return false }
      current = superview
    }
    return true
  }

  /// Returns the first view with a tag, depth first, beginning with this view.
  open func viewWithTag(_ tag: Int) -> UIView? {
    var found: UIView?
    forEachInTree { view in
      if found == nil, view.tag == tag { found = view }
      return found == nil
    }
    return found
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  /// Called when a subview's visibility, hugging priority or compression resistance changes. A stack view arranges its
  /// views again.
  func subviewVisibilityOrPriorityDidChange(_ view: UIView) {}

  // MARK: Passes

  open func setNeedsLayout() {
    recordLayoutChange()
    invalidation.mark(.layout)
    KeyValueObservations.check(self)
  }

  /// Runs the pending passes of the view's tree until no pass is pending.
  open func layoutIfNeeded() {
    LayoutCycle(from: self).settle()
  }

  /// Sets the frames of the subviews that constraints determine. Reads of observable objects are tracked; a change
  /// invalidates the layout.
  open func layoutSubviews() {
    placeSubviews()
  }

  /// Updates the configuration of a cell if the cell's state has changed. Other views do nothing.
  func updatePendingConfiguration() {}

  open func setNeedsUpdateProperties() {
    invalidation.mark(.properties)
  }

  open func updatePropertiesIfNeeded() {
    LayoutCycle(root: self).updateProperties()
  }

  /// Sets properties from a model, before layout. Reads of observable objects are tracked; after a change, this method
  /// is called again.
  open func updateProperties() {}

  /// Draws in the current graphics context. Reads of observable objects are tracked; a change invalidates the drawing.
  open func draw(_ rect: CGRect) {
    GraphicsContexts.current?.hasDefaultDrawing = true
  }

  open func setNeedsDisplay() {
    invalidation.mark(.display)
    KeyValueObservations.check(self)
  }

  open func setNeedsDisplay(_ rect: CGRect) {
    setNeedsDisplay()
  }

  // MARK: Interface Builder

  /// Called when the view was created from an interface document, and its outlets are connected.
  open func awakeFromNib() {}

  /// Never called by HeadlessUIKit: only Interface Builder calls it.
  open func prepareForInterfaceBuilder() {}

  /// Never called by HeadlessUIKit: the objects of documents are not replaced.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }

  /// Stores nothing: views cannot be archived here.
  open func encode(with coder: NSCoder) {
    UsageWarnings.warnOfNoEffect("UIView.encode(with:)", "create the view again")
  }

  // MARK: Layer delegate

  /// Prepares the contents of the layer. Called before the view is drawn; it does nothing by default.
  open func display(_ layer: CALayer) {}

  /// Draws a layer that has this view as its delegate. Never called for the view's own layer, which `draw(_:)` draws.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Never called: nothing is prepared for the drawing of a layer.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Lays out the sublayers of the view's layer, in each layout of the view, before `layoutSubviews()`; or those of another
  /// layer that has this view as its delegate.
  open func layoutSublayers(of layer: CALayer) {}

  /// Returns the action of a change of a layer: `NSNull`, because layers with a view as their delegate are animated in
  /// animations of views only.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }

  // MARK: Constraints

  open class var requiresConstraintBasedLayout: Bool { false }

  /// The view that provides the first baseline for constraints.
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  open func setNeedsUpdateConstraints() {
    invalidation.mark(.constraints)
  }

  open func needsUpdateConstraints() -> Bool { invalidation.passes.contains(.constraints) }

  open func updateConstraintsIfNeeded() {
    LayoutCycle(root: self).updateConstraints()
  }

  /// Changes constraints before they are solved. Reads of observable objects are tracked; after a change, this method
  /// is called again.
  open func updateConstraints() {}

  /// The layout of the view's content if constraints to the view's own edges refer to the content; `nil` if they refer
  /// to the frame.
  var contentLayout: (any ContentLayout)? { nil }

  /// The view as a container that takes part in Auto Layout with its arrangement, or `nil` if it arranges no views.
  var arrangingView: (any ArrangingView)? { nil }

  /// Whether the container that holds the view always sets its frame: the view of a controller, or a cell of a list.
  var isPlacedByItsContainer: Bool { viewController != nil }

  /// Places the subviews that follow the view's size before constraints determine that size: the constraints of their
  /// autoresizing masks keep their distances from the view's edges.
  func placeAutoresizedSubviews() {}

  /// Returns where the view places a subview as its own size changes; `nil` for a subview with a frame that does not
  /// depend on it.
  ///
  /// - Returns: The frame in points, without the shares of the view's width and height that are added to its origin.
  func placement(of subview: UIView) -> (frame: CGRect, share: CGPoint)? { nil }

  /// Whether the view shows text in more than one line if necessary, so that its height depends on its width.
  var wrapsText: Bool { false }
  /// Whether the view shows an image, whose required size gives way to that of text beside it.
  var showsImage: Bool { false }

  /// The insets from the frame to the alignment rectangle, which constraints refer to, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the rectangle that constraints refer to, for a frame of the view, in points.
  ///
  /// An override has no effect on constraints, which use ``alignmentRectInsets``. The same applies to
  /// ``frame(forAlignmentRect:)``.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame of the view for a rectangle that constraints refer to, in points.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// Has no effect: the state of apps is not restored.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Has no effect: the state of apps is not restored.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Returns the size that hugging and compression resistance preserve, in points, or ``UIView/noIntrinsicMetric``.
  ///
  /// - Parameter width: The width at which content wraps, in points, or `nil` if unknown.
  func contentSize(fittingWidth width: CGFloat?) -> CGSize {
    var size = intrinsicContentSize
    guard let width, size.height >= 0, size.width > width, width > 0 else { return size }
    size.height = layoutSize(fitting: SizeProposal(width: width)).height
    return size
  }

  // MARK: Sizes

  /// The natural size of the content, in points, or ``UIView/noIntrinsicMetric`` in a dimension without a natural size.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() {
    recordLayoutChange()
    recordChangeDuringLayout()
    LayoutContext.current?.measurements.clear()
    var view: UIView? = self
    while let current = view {
      current.reportedSizes.isStale = true
      view = current.superview
    }
    KeyValueObservations.check(self)
  }

  /// Returns the size of the view that best fits another size; by default, the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    // A container may already have resized the view, so the current size is not a preference of the view.
    isBeingMeasured ? .zero : bounds.size
  }

  open func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size of the content, or the target size in dimensions in which the fitting priority exceeds the
  /// priorities of the content.
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
    superview?.subviewVisibilityOrPriorityDidChange(self)
  }

  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities.compressionResistance[axis]
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities.compressionResistance[axis] = priority
    invalidateIntrinsicContentSize()
    superview?.subviewVisibilityOrPriorityDidChange(self)
  }

  /// Returns the view's preferred size in a container, in points: the intrinsic content size or, in dimensions without
  /// one, the result of `sizeThatFits(_:)`; 0 in dimensions without a preference.
  func layoutSize(fitting proposal: SizeProposal) -> CGSize {
    preferredSize(fitting: proposal)
  }

  /// Whether ``layoutSize(fitting:)`` measures the constraints of a content view. They determine the size even if a
  /// constraint relates a view inside to this view.
  var isMeasuredByContentView: Bool { false }

  /// Returns the priority with which the view resists growing in a stack; 0 if it has no preferred size.
  func huggingStrength(along axis: NSLayoutConstraint.Axis, size: @autoclosure () -> CGSize) -> Float {
    size()[axis] > 0 || intrinsicContentSize[axis] >= 0 ? priorities.hugging[axis].rawValue : 0
  }

  /// Returns the priority with which the view resists shrinking in a stack.
  func compressionStrength(along axis: NSLayoutConstraint.Axis) -> Float {
    priorities.compressionResistance[axis].rawValue
  }

  /// Returns the distance from the top to the first line's baseline, in points, or the height if there is no text.
  func firstBaseline(in size: CGSize) -> CGFloat { size.height }

  /// Returns the distance from the top to the last line's baseline, in points, or the height if there is no text.
  func lastBaseline(in size: CGSize) -> CGFloat { size.height }

  // MARK: Margins

  /// The margins around the content, in points, including the safe area insets if ``insetsLayoutMarginsFromSafeArea``.
  open var layoutMargins: UIEdgeInsets {
    get {
      let own = ownLayoutMargins
      let inset = insetsLayoutMarginsFromSafeArea ? own + safeAreaInsets : own
      guard preservesSuperviewLayoutMargins, let superview else { return inset }
      return inset.widened(to: superview.layoutMargins.covering(frame, within: superview.bounds))
    }
    set { setMargins(.physical(newValue)) }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutMargins.directional(in: effectiveUserInterfaceLayoutDirection) }
    set { setMargins(.directional(newValue)) }
  }

  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { setNeedsLayout() } }
  }

  /// Whether the margins include the parts of the superview's margins that overlap the view.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { setNeedsLayout() } }
  }

  open func layoutMarginsDidChange() {}

  /// The margins of a view whose margins were not set, without the safe area: 8 points at every side.
  var standardLayoutMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

  /// The insets of the part of the view that neither the device nor a bar covers, in points.
  open var safeAreaInsets: UIEdgeInsets {
    let extra = viewController?.extraSafeArea ?? .zero
    if let hosting { return hosting.safeArea + extra }
    guard let superview else { return uncoveredInsets + extra }
    return superview.safeAreaInsets.covering(frame, within: superview.bounds) + extra
  }

  /// The safe area of a view without superview that is not rendered as a root, in points.
  var uncoveredInsets: UIEdgeInsets { .zero }

  open func safeAreaInsetsDidChange() {}

  // MARK: Description

  /// Runs pending passes before the view is described as the root of a tree.
  func settleForDescription() {
    LayoutCycle(root: self).settle()
  }

  /// How the elements inside of the view are read among the elements around it.
  var accessibilityGrouping: Accessibility.Grouping { shouldGroupAccessibilityChildren ? .group : .individual }

  /// Whether assistive technology says the numbers of the elements inside of the view.
  var accessibilitySeries: Accessibility.Container.Kind? { nil }

  /// Whether the view draws text. Assistive technology reads it only if the view is an accessibility element.
  var hasOwnText: Bool { false }

  /// Adds the view's own drawing to its node.
  func describeContent(in node: inout LayoutNode) {}

  /// Changes the complete node of the view.
  func finishDescription(of node: inout LayoutNode) {}

  /// Warnings about content that is drawn differently than on a device, such as a symbol that is not known.
  var contentWarnings: [String] { [] }

  /// The properties that are set and visible on a device, but not drawn.
  var undrawnProperties: [UndrawnProperty] {
    var properties = seldom.undrawn
    if contentScaleFactor != 1, contentScaleFactor != traitCollection.displayScale {
      properties.append(
        UndrawnProperty("contentScaleFactor", drawn: "everything is drawn at the scale of the snapshot"))
    }
    if traitSettings.overrides.legibilityWeight == .bold {
      properties.append(UndrawnProperty("traitOverrides.legibilityWeight", drawn: "text has the weight of its font"))
    }
    return properties
  }

  // MARK: Members that subclasses can override

  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    standardSnapshotView(afterScreenUpdates: afterUpdates)
  }
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { standardResizableSnapshotView(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets) }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    standardExchangeSubview(at: index1, withSubviewAt: index2)
  }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { standardConvert(point, to: view) }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { standardConvert(point, from: view) }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { standardConvert(rect, to: view) }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { standardConvert(rect, from: view) }
  @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    standardDrawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
  }
  open func addInteraction(_ interaction: any UIInteraction) { standardAddInteraction(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) { standardRemoveInteraction(interaction) }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    standardAddGestureRecognizer(gestureRecognizer)
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    standardRemoveGestureRecognizer(gestureRecognizer)
  }
  open func addConstraint(_ constraint: NSLayoutConstraint) { standardAddConstraint(constraint) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { standardAddConstraints(constraints) }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { standardRemoveConstraint(constraint) }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { standardRemoveConstraints(constraints) }
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { standardAddLayoutGuide(layoutGuide) }
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { standardRemoveLayoutGuide(layoutGuide) }

  // MARK: Anchors

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }

  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }

  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }

  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }

  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }

  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }

  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }

  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }

  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }

  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  // MARK: Guides

  open var layoutGuides: [UILayoutGuide] { constraintStore.guides }

  /// The area within the view's margins.
  open var layoutMarginsGuide: UILayoutGuide {
    guide("layoutMarginsGuide", \.marginsGuide) { $0.layoutMargins }
  }

  /// The area of the view that neither the device nor a bar covers.
  open var safeAreaLayoutGuide: UILayoutGuide {
    guide("safeAreaLayoutGuide", \.safeAreaGuide) { $0.safeAreaInsets }
  }

  /// The area within the view's margins, with a width of at most 672 points, at which text is easy to read. UIKit uses
  /// this width at the default text size.
  open var readableContentGuide: UILayoutGuide {
    guide("readableContentGuide", \.readableGuide) { view in
      var insets = view.layoutMargins
      let excess = max(view.bounds.width - insets.left - insets.right - 672, 0)
      insets.left += excess / 2
      insets.right += excess / 2
      return insets
    }
  }

  // MARK: Keyboard

  /// The guide of the keyboard. It is at the bottom of the safe area, because no keyboard is shown.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = constraintStore.contentGuides.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first {
      return guide
    }
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "keyboardLayoutGuide"
    guide.viewHandle = handle
    guide.insets = { [weak guide] view in
      let bottom = guide?.usesBottomSafeArea == false ? 0 : view.safeAreaInsets.bottom
      return UIEdgeInsets(top: view.bounds.height - bottom, left: 0, bottom: 0, right: 0)
    }
    constraintStore.contentGuides.append(guide)
    return guide
  }

  // MARK: Constraints

  /// The active constraints between items with this view as their nearest common ancestor.
  open var constraints: [NSLayoutConstraint] { constraintStore.constraints }

  // MARK: Trait overrides

  /// The traits that the view overrides for itself and its subviews.
  open var traitOverrides: UITraitOverrides {
    get { traitSettings.overrides }
    set { traitSettings.overrides = newValue }
  }

  // MARK: Focus

  open var isFocused: Bool { false }

  open var coordinateSpace: any UICoordinateSpace { self }

  open var preferredFocusedView: UIView? { preferredFocusEnvironments.first as? UIView }

  open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { $0.canBecomeFocused && $0.frame.intersects(rect) }
  }

  open var focusGroupIdentifier: String? {
    get { seldom["focusGroupIdentifier"] }
    set { seldom["focusGroupIdentifier"] = newValue }
  }

  open var focusGroupPriority: UIFocusGroupPriority {
    get { seldom["focusGroupPriority"] ?? .ignored }
    set { seldom["focusGroupPriority"] = newValue }
  }

  /// How the focus is shown. It is not drawn, because no view has the focus.
  open var focusEffect: UIFocusEffect? {
    get { seldom["focusEffect"] }
    set { seldom["focusEffect"] = newValue }
  }

  // MARK: Coordinate spaces

  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace.view)
  }

  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace.view)
  }

  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace.view)
  }

  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace.view)
  }

  // MARK: Limits of the content size

  /// The smallest size of texts in the view and its subviews; `nil` for no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traitSettings.smallestSize }
    set { traitSettings.smallestSize = newValue }
  }

  /// The largest size of texts in the view and its subviews; `nil` for no limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traitSettings.largestSize }
    set { traitSettings.largestSize = newValue }
  }

  // MARK: Anchor point

  /// The point that is at ``center`` and around which the transform applies, in the unit square of the bounds.
  ///
  /// Setting it changes the center, so that the frame of an untransformed view does not change.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set {
      let frame = layer.geometry.untransformedFrame
      layer.anchorPoint = newValue
      layer.geometry.untransformedFrame = frame
    }
  }

  // MARK: Motion effects and large content

  open var motionEffects: [UIMotionEffect] {
    get { seldom["motionEffects"] ?? [] }
    set { seldom["motionEffects"] = newValue }
  }

  /// Adds an effect, which is not shown: the device is at rest.
  open func addMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.append(effect)
  }

  open func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  /// Whether inverted colors leave the view as it is. Colors are not inverted.
  open var accessibilityIgnoresInvertColors: Bool {
    get { seldom["accessibilityIgnoresInvertColors"] ?? false }
    set { seldom["accessibilityIgnoresInvertColors"] = newValue }
  }

  open var scalesLargeContentImage: Bool {
    get { seldom["scalesLargeContentImage"] ?? false }
    set { seldom["scalesLargeContentImage"] = newValue }
  }

  open var largeContentImageInsets: UIEdgeInsets {
    get { seldom["largeContentImageInsets"] ?? .zero }
    set { seldom["largeContentImageInsets"] = newValue }
  }

  open func updateTraitsIfNeeded() { layoutIfNeeded() }
}
