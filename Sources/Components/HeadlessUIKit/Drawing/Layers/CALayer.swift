import FirstFrameGeometry
import FirstFrameLayoutTree
public import Foundation

/// A rectangle with decoration and contents. Layers form a hierarchy and draw the views.
///
/// The layer of a view shares its frame, background and visibility with the view. A view creates its `layerClass` with
/// `init()`, so subclasses that override it must mark it `required`.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The radius of the rounded corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The corners that are rounded; all by default.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border inside the edge, in points.
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  open var masksToBounds = false
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  open var shadowOpacity: Float = 0
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The standard deviation of the blur, in points.
  open var shadowRadius: CGFloat = 3
  /// The shape of the shadow; by default, everything that the layer and its sublayers draw.
  open var shadowPath: CGPath?

  open var name: String?
  /// The stacking order: layers with a larger value are above their siblings.
  open var zPosition: CGFloat = 0
  /// The content: a `CGImage`.
  open var contents: Any?
  /// The scale of the contents, in pixels per point.
  open var contentsScale: CGFloat = 1
  open var contentsGravity = CALayerContentsGravity.resize
  /// A mask layer, in this layer's space. Its alpha multiplies this layer, including the shadow and the border.
  open var mask: CALayer?
  /// The name of a blend mode, such as `multiplyBlendMode`, with which the layer and its sublayers are drawn over the
  /// content behind them. Other filters are not drawn.
  open var compositingFilter: Any?
  /// The delegate, which is not kept: the view of a view's layer, unless another one is set.
  open var delegate: AnyObject? {
    get { delegatesToView ? view : otherDelegate }
    set {
      delegatesToView = newValue === view
      otherDelegate = delegatesToView ? nil : newValue
    }
  }
  /// Whether a device draws the layer from a cache. Layers are always drawn sharply here: a ``rasterizationScale`` other
  /// than that of the screen, which would blur the layer, causes a warning.
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var allowsEdgeAntialiasing = false
  open var drawsAsynchronously = false
  open var isOpaque = false
  open var needsDisplayOnBoundsChange = false

  var seldom = SeldomProperties()
  var view: UIView? { viewHandle?.object }
  var viewHandle: WeakHandle<UIView>?
  private var delegatesToView = true
  private weak var otherDelegate: AnyObject?
  var geometry = LayerGeometry() {
    didSet { if geometry != oldValue { view?.recordGeometryChange() } }
  }
  /// The opacity with the precision of `UIView.alpha`, so that a view with an alpha of 0.3 returns exactly 0.3.
  var alpha: CGFloat = 1
  var children: [CALayer] = []
  open var superlayer: CALayer? { superlayerHandle?.object }
  var superlayerHandle: WeakHandle<CALayer>?
  let handle = WeakHandle<CALayer>()
  var fullTransform = CATransform3D()
  var animations: [(key: String, animation: CAAnimation)] = []
  var isLayoutPending = true
  /// The warnings of the last drawing.
  var displayWarnings: [String] = []
  private var storedIsHidden = false
  private var storedBackgroundColor: CGColor?

  public required override init() {
    super.init()
    handle.object = self
  }

  /// Creates a layer with the geometry of another one.
  public init(layer: Any) {
    super.init()
    handle.object = self
    if let layer = layer as? CALayer { (geometry, fullTransform) = (layer.geometry, layer.fullTransform) }
  }

  /// Creates a layer like `init()`. Archives are not supported.
  public required init?(coder: NSCoder) {
    super.init()
    handle.object = self
  }

  deinit {
    handle.object = nil
    TreeRelease.release(&children)
    TreeRelease.release(&mask)
  }

  /// The opacity from 0 to 1, the same value as the view's `alpha`.
  open var opacity: Float {
    get { Float(alpha) }
    set { alpha = CGFloat(newValue) }
  }

  open var isHidden: Bool {
    get { view?.isHidden ?? storedIsHidden }
    set {
      storedIsHidden = newValue
      view?.isHidden = newValue
    }
  }

  open var backgroundColor: CGColor? {
    get { view.map { $0.resolvedBackgroundColor?.cgColor } ?? storedBackgroundColor }
    set {
      guard let view else {
        storedBackgroundColor = newValue
        return
      }
      view.backgroundColor = newValue.map { UIColor(cgColor: $0) }
    }
  }

  /// Returns the time unchanged, because all layers use the time of the process.
  open func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { t }
  open func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { t }

  /// Returns the layer itself, with the values that were set, also in a filmstrip.
  open func presentation() -> Self? { self }
  open func model() -> Self { self }

  // MARK: Geometry

  /// The smallest rectangle in the superlayer's space that contains the transformed layer, in points.
  open var frame: CGRect {
    get { view?.frame ?? geometry.frame }
    set {
      if let view { view.frame = newValue } else { updateGeometry { $0.frame = newValue.standardized } }
    }
  }

  /// The rectangle in the layer's own space. Setting its size does not change the position.
  open var bounds: CGRect {
    get { view?.bounds ?? geometry.bounds }
    set {
      if let view { view.bounds = newValue } else { updateGeometry { $0.resize(to: newValue.standardized) } }
    }
  }

  /// The location of the anchor point in the superlayer's space.
  open var position: CGPoint {
    get { geometry.position }
    set { geometry.position = newValue }
  }

  /// The point that is at ``position`` and around which the transform applies, in the unit square of the bounds.
  ///
  /// Setting it does not change the position, so the layer moves.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { geometry.anchorPoint = newValue }
  }

  open var transform: CATransform3D {
    get { fullTransform }
    set {
      fullTransform = newValue
      geometry.transform = newValue.affine
    }
  }

  open func affineTransform() -> CGAffineTransform { CGAffineTransform(geometry.transform) }

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3D(m.affine)
  }

  private func updateGeometry(_ change: (inout LayerGeometry) -> Void) {
    let old = geometry.bounds
    change(&geometry)
    if geometry.bounds != old { setNeedsLayout() }
  }

  // MARK: Passes

  open func setNeedsLayout() {
    isLayoutPending = true
  }

  open func layoutIfNeeded() {
    guard isLayoutPending else { return }
    isLayoutPending = false
    layoutSublayers()
  }

  /// Lays out the sublayers, by the delegate of a layer without a view. Called before drawing if the size has changed.
  open func layoutSublayers() {
    if view == nil { (delegate as? any CALayerDelegate)?.layoutSublayers(of: self) }
  }

  open func setNeedsDisplay() {
    view?.setNeedsDisplay()
  }

  open func displayIfNeeded() {}

  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultValue(forKey key: String) -> Any? { nil }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Returns the action of a change. In a filmstrip, changes of a property for which it returns `NSNull` or `nil` are seen
  /// at once; other actions are not run.
  open func action(forKey event: String) -> (any CAAction)? { standardAction(forKey: event) }
  open func needsLayout() -> Bool { isLayoutPending }
  open func needsDisplay() -> Bool { false }
  /// Prepares the contents, by the delegate. Called before the layer is drawn.
  open func display() {
    if let view { view.display(self) } else { (delegate as? any CALayerDelegate)?.display(self) }
  }
  open func preferredFrameSize() -> CGSize { bounds.size }
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Returns the deepest sublayer that contains a point in the superlayer's space; `nil` if none does.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let point = convert(p, from: superlayer)
    guard !isHidden, contains(point) else { return nil }
    for layer in children.reversed() {
      if let hit = layer.hitTest(point) { return hit }
    }
    return self
  }

  /// Draws the contents. For the layer of a view, this calls the view's ``UIView/draw(_:)``, and for another layer, its
  /// delegate. The layer of a view is drawn again if it needs display, and other layers for every layout tree.
  open func draw(in ctx: CGContext) {
    if let view { view.draw(view.bounds) } else { (delegate as? any CALayerDelegate)?.draw(self, in: ctx) }
  }

  /// Replaces the nodes of the sublayers, which are the children of a node from an index on. By default, they stay.
  func arrangeSublayers(in node: inout LayoutNode, from start: Int) {}

  /// The properties that are set and visible on a device, but not drawn.
  var undrawnProperties: [UndrawnProperty] {
    var properties = seldom.undrawn
    if let compositingFilter, compositing == nil {
      properties.append(
        UndrawnProperty("compositingFilter", drawn: "the layer is drawn without the filter \(compositingFilter)"))
    }
    if shouldRasterize, rasterizationScale != screenScale {
      let name = rasterizationScale == 1 ? "shouldRasterize" : "rasterizationScale"
      properties.append(UndrawnProperty(name, drawn: "the layer is drawn sharply"))
    }
    return properties
  }

  /// The scale of the screen that shows the layer, in pixels per point.
  private var screenScale: CGFloat {
    var layer: CALayer? = self
    while let current = layer {
      if let view = current.view { return view.traitCollection.displayScale }
      layer = current.superlayer
    }
    return 1
  }

  /// Adds the content above the background to the layer's node.
  func describeContent(in node: inout LayoutNode) {
    if view == nil { describeDrawing(in: &node) }
    guard let contents = contents as? CGImage, let part = contents.part(contentsRect) else { return }
    node.image = ImageContent(
      source: .bitmap(part.bitmap), mode: contentsGravity.mode, scale: contentsScale > 0 ? contentsScale : 1,
      capInsets: contentInsets(of: part), sampling: magnificationFilter == .nearest ? .nearest : .smooth)
  }

  // MARK: Members that subclasses can override

  open func add(_ anim: CAAnimation, forKey key: String?) { standardAdd(anim, forKey: key) }
  open func animation(forKey key: String) -> CAAnimation? { standardAnimation(forKey: key) }
  open func animationKeys() -> [String]? { standardAnimationKeys() }
  open func removeAnimation(forKey key: String) { standardRemoveAnimation(forKey: key) }
  open func removeAllAnimations() { standardRemoveAllAnimations() }
  open func render(in ctx: CGContext) { standardRender(in: ctx) }
  open func addSublayer(_ layer: CALayer) { standardAddSublayer(layer) }
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { standardInsertSublayer(layer, at: index) }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { standardInsertSublayer(layer, below: sibling) }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { standardInsertSublayer(layer, above: sibling) }
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    standardReplaceSublayer(oldLayer, with: newLayer)
  }
  open func removeFromSuperlayer() { standardRemoveFromSuperlayer() }
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { standardConvert(point, to: layer) }
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint { standardConvert(point, from: layer) }
  open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { standardConvert(rect, to: layer) }
  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect { standardConvert(rect, from: layer) }
  open func contains(_ point: CGPoint) -> Bool { standardContains(point) }

  // MARK: Timing and actions

  open var beginTime: CFTimeInterval {
    get { seldom["beginTime"] ?? 0 }
    set { seldom["beginTime"] = newValue }
  }

  open var duration: CFTimeInterval {
    get { seldom["duration"] ?? .infinity }
    set { seldom["duration"] = newValue }
  }

  /// The speed of the layer's animations: 0 pauses them.
  open var speed: Float {
    get { seldom["speed"] ?? 1 }
    set {
      seldom["speed"] = newValue
      seldom.list("speed", if: newValue == 0, drawn: "a paused layer has the values that were set")
    }
  }

  open var timeOffset: CFTimeInterval {
    get { seldom["timeOffset"] ?? 0 }
    set { seldom["timeOffset"] = newValue }
  }

  open var repeatCount: Float {
    get { seldom["repeatCount"] ?? 0 }
    set { seldom["repeatCount"] = newValue }
  }

  open var repeatDuration: CFTimeInterval {
    get { seldom["repeatDuration"] ?? 0 }
    set { seldom["repeatDuration"] = newValue }
  }

  open var autoreverses: Bool {
    get { seldom["autoreverses"] ?? false }
    set { seldom["autoreverses"] = newValue }
  }

  open var fillMode: CAMediaTimingFillMode {
    get { seldom["fillMode"] ?? .removed }
    set { seldom["fillMode"] = newValue }
  }

  /// The actions of changes by the names of properties. In a filmstrip, changes of a property with `NSNull` are seen at
  /// once; other actions are not run.
  open var actions: [String: any CAAction]? {
    get { seldom["actions"] }
    set { seldom["actions"] = newValue }
  }

  open var style: [AnyHashable: Any]? {
    get { seldom["style"] }
    set { seldom["style"] = newValue }
  }

  // MARK: Sublayers

  /// The sublayers, lowest first, including the layers of subviews; `nil` if there are none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for layer in children where newValue?.contains(layer) != true { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  // MARK: Contents, transforms and filters

  /// Whether the layer is drawn when it faces away from the viewer.
  open var isDoubleSided: Bool {
    get { seldom["isDoubleSided"] ?? true }
    set { seldom["isDoubleSided"] = newValue }
  }

  /// Whether y increases upwards in the layer and its sublayers. Only `false` is drawn.
  open var isGeometryFlipped: Bool {
    get { seldom["isGeometryFlipped"] ?? false }
    set {
      seldom["isGeometryFlipped"] = newValue
      seldom.list("isGeometryFlipped", if: newValue, drawn: "y increases downwards")
    }
  }

  open func contentsAreFlipped() -> Bool { false }

  /// The rectangle of the contents that is drawn, in the unit square.
  open var contentsRect: CGRect {
    get { seldom["contentsRect"] ?? .unit }
    set { seldom["contentsRect"] = newValue }
  }

  /// The middle of the contents, which is stretched, in the unit square. It has no effect on the images of views.
  open var contentsCenter: CGRect {
    get { seldom["contentsCenter"] ?? .unit }
    set {
      seldom["contentsCenter"] = newValue
      seldom.list(
        "contentsCenter", if: newValue != .unit && view?.showsImage == true, drawn: "the whole image is stretched")
    }
  }

  open var contentsFormat: CALayerContentsFormat {
    get { seldom["contentsFormat"] ?? .RGBA8Uint }
    set {
      seldom["contentsFormat"] = newValue
      seldom.list("contentsFormat", if: newValue == .gray8Uint, drawn: "the contents have their colors")
    }
  }

  /// The transform of the sublayers, around the anchor point.
  open var sublayerTransform: CATransform3D {
    get { ownSublayerTransform ?? CATransform3DIdentity }
    set {
      seldom["sublayerTransform"] = CATransform3DIsIdentity(newValue) ? nil : newValue
    }
  }

  open var anchorPointZ: CGFloat {
    get { seldom["anchorPointZ"] ?? 0 }
    set { seldom["anchorPointZ"] = newValue }
  }

  /// How contents are reduced. Averages over areas are drawn.
  open var minificationFilter: CALayerContentsFilter {
    get { seldom["minificationFilter"] ?? .linear }
    set {
      seldom["minificationFilter"] = newValue
      seldom.list("minificationFilter", if: newValue == .nearest, drawn: "reduced images are averages over areas")
    }
  }

  open var magnificationFilter: CALayerContentsFilter {
    get { seldom["magnificationFilter"] ?? .linear }
    set { seldom["magnificationFilter"] = newValue }
  }

  open var minificationFilterBias: Float {
    get { seldom["minificationFilterBias"] ?? 0 }
    set { seldom["minificationFilterBias"] = newValue }
  }

  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { seldom["edgeAntialiasingMask"] ?? [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge] }
    set { seldom["edgeAntialiasingMask"] = newValue }
  }

  /// Whether the layer and its sublayers become translucent as one picture, as they are drawn.
  open var allowsGroupOpacity: Bool {
    get { seldom["allowsGroupOpacity"] ?? true }
    set {
      seldom["allowsGroupOpacity"] = newValue
      seldom.list("allowsGroupOpacity", if: !newValue, drawn: "the layer is translucent as one picture")
    }
  }

  /// Filters of the layer. UIKit ignores them, too.
  open var filters: [Any]? {
    get { seldom["filters"] }
    set { seldom["filters"] = newValue }
  }

  open var backgroundFilters: [Any]? {
    get { seldom["backgroundFilters"] }
    set { seldom["backgroundFilters"] = newValue }
  }

  open var wantsExtendedDynamicRangeContent: Bool {
    get { seldom["wantsExtendedDynamicRangeContent"] ?? false }
    set { seldom["wantsExtendedDynamicRangeContent"] = newValue }
  }

  open var toneMapMode: CAToneMapMode {
    get { seldom["toneMapMode"] ?? .automatic }
    set { seldom["toneMapMode"] = newValue }
  }

  /// The part of the layer that the superlayers show, in points of the layer.
  open var visibleRect: CGRect {
    var (rect, layer) = (bounds, self)
    while let parent = layer.superlayer {
      rect = parent.convert(rect, from: layer)
      if parent.masksToBounds { rect = rect.intersection(parent.bounds) }
      layer = parent
    }
    return rect.isNull ? .zero : convert(rect, from: layer)
  }

  /// Has no effect: no layer above this one scrolls.
  open func scroll(_ p: CGPoint) {}

  open func scrollRectToVisible(_ r: CGRect) {}
}

/// A layer that only transforms its sublayers. Its own decoration is not drawn.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
  public required init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func describeContent(in node: inout LayoutNode) {
    var plain = LayoutNode(name: node.name, frame: node.frame, transform: node.transform)
    (plain.filters, plain.accessibility) = (node.filters, node.accessibility)
    node = plain
  }
}

@_spi(Porting) extension CALayer {
  /// Returns a value that was stored by a name of no property.
  public func storedValue(forKey key: String) -> Any? { seldom[KeyedProperties.storeName(key)] }

  /// Stores a value by a name of no property.
  public func store(_ value: Any?, forKey key: String) { seldom[KeyedProperties.storeName(key)] = value }
}

/// A set of corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The placement of a layer's contents in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension CALayerContentsGravity {
  var mode: ImageContent.Mode {
    switch self {
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    default: ImageContent.Mode(rawValue: rawValue) ?? .scaleToFill
    }
  }
}
