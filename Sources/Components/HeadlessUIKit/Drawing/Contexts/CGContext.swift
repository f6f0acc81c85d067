import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
public import Foundation

/// A drawing context that records layout nodes instead of pixels.
///
/// Lengths are in points, and y increases downwards.
public final class CGContext {
  /// The size of the drawing area, in points.
  let size: CGSize
  /// The scale of recorded images, in pixels per point; 0 for the display scale.
  let scale: CGFloat
  private let isOpaque: Bool
  var state = DrawingState()
  private var saved: [DrawingState] = []
  /// The drawing that the open transparency layers interrupt, outermost first.
  private var interrupted: [InterruptedDrawing] = []
  /// The current path in the context's base space, so that a transform affects only later elements.
  var currentPath = Path()
  private var operations: [DrawnOperation] = []
  private(set) var warnings: [String] = []
  /// Whether the empty `draw(_:)` of `UIView` was called.
  var hasDefaultDrawing = false
  /// The memory for the pixels of a bitmap context; `nil` for other contexts.
  var pixelMemory: PixelMemory?

  /// - Parameter isOpaque: Whether the drawing area is black at first, instead of transparent.
  init(size: CGSize, scale: CGFloat = 0, isOpaque: Bool = false) {
    self.size = size
    self.scale = scale
    self.isOpaque = isOpaque
    if isOpaque { record(LayoutNode(frame: box, background: .color(.black))) }
  }

  /// The drawing area in its own space.
  var box: CGRect { CGRect(origin: .zero, size: size) }

  public func saveGState() {
    saved.append(state)
  }

  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  /// Begins a transparency layer: what is drawn until ``endTransparencyLayer()`` is drawn as one picture, with the
  /// current opacity, blend mode, shadow and clip.
  ///
  /// - Parameter auxiliaryInfo: Has no effect.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary? = nil) {
    interrupted.append(InterruptedDrawing(operations: operations, state: state, saved: saved))
    operations = []
    saved = []
    state.opacity = 1
    state.blend = .normal
    state.shadow = nil
    state.clips = []
  }

  /// Begins a transparency layer. The rectangle, in user space, is the clip of the layer.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary? = nil) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  public func endTransparencyLayer() {
    guard let outer = interrupted.popLast() else { return }
    let nodes = nodes
    (operations, state, saved) = (outer.operations, outer.state, outer.saved)
    record(LayoutNode(frame: box, shadow: castShadow, isIsolated: true, children: nodes))
  }

  // MARK: Recording

  /// The nodes recorded so far.
  var nodes: [LayoutNode] { DrawnOperation.nodes(of: operations, in: box) }

  /// An image of the nodes recorded so far.
  var recordedImage: UIImage {
    var nodes = nodes
    if isOpaque, nodes.dependOnBackdrop {
      // An opaque picture is black where drawing is cleared.
      nodes = [
        LayoutNode(frame: box, background: .color(.black)), LayoutNode(frame: box, isIsolated: true, children: nodes),
      ]
    }
    let screenScale = UITraitCollection.current.displayScale
    var values = ImageValues(
      content: .drawing(nodes), size: size, scale: scale > 0 ? scale : screenScale, warning: warnings.first)
    values.isCoarse = scale > 0 && scale < screenScale
    return UIImage(values)
  }

  /// Records a node with a frame in base space.
  func record(_ node: LayoutNode) {
    var node = node
    node.opacity *= state.opacity
    guard state.blend != .normal else { return operations.append(DrawnOperation(clips: state.clips, node: node)) }
    // A mask draws its nodes as a separate picture, so the masked node is blended, not the node in the mask.
    let masks = state.clips.filter(\.isMask)
    node = masks.reversed().reduce(node) { $1.node(clipping: [$0], in: box) }
    node.blend = state.blend
    operations.append(DrawnOperation(clips: state.clips.filter { !$0.isMask }, node: node))
  }

  /// Records a node with a frame in user space.
  func recordInUserSpace(_ node: LayoutNode) {
    record(inBaseSpace(node))
  }

  /// Returns a node with a frame in user space as a node with a frame in base space.
  func inBaseSpace(_ node: LayoutNode) -> LayoutNode {
    var node = node
    if state.matrix.isTranslation {
      node.frame = node.frame.offsetBy(dx: state.matrix.tx, dy: state.matrix.ty)
      return node
    }
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    return LayoutNode(frame: box, transform: state.matrix.moved(from: .zero, to: center), children: [node])
  }

  func warn(_ warning: String) {
    if !warnings.contains(warning) { warnings.append(warning) }
  }
}

extension CGContext {
  public var ctm: CGAffineTransform { CGAffineTransform(state.matrix) }

  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  public func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Rotates user space by an angle in radians, clockwise with y down.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Applies a transform before the current transform.
  public func concatenate(_ transform: CGAffineTransform) {
    state.matrix = transform.affine.followed(by: state.matrix)
  }

  public func setFillColor(_ color: CGColor) {
    state.fillColor = color.straightComponents.color
    state.fillPattern = nil
  }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color.straightComponents.color
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the line width, in points of user space.
  public func setLineWidth(_ width: CGFloat) {
    state.pen.width = width
  }

  public func setLineCap(_ cap: CGLineCap) {
    state.pen.cap = cap.geometry
  }

  public func setLineJoin(_ join: CGLineJoin) {
    state.pen.join = join.geometry
  }

  public func setMiterLimit(_ limit: CGFloat) {
    state.pen.miterLimit = limit
  }

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.pen.dashPhase = phase
    state.pen.dash = lengths
  }

  public func setAlpha(_ alpha: CGFloat) {
    state.opacity = Double(max(0, min(1, alpha)))
  }

  public func setBlendMode(_ mode: CGBlendMode) {
    state.blend = mode.layoutTreeMode
  }

  /// Sets the shadow of later fills and strokes. Images and text cast none.
  ///
  /// - Parameters:
  ///   - offset: The offset in points, with y down. Transforms of the context do not apply to it.
  ///   - blur: Twice the standard deviation, in points.
  ///   - color: The color with its opacity; `nil` for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { Shadow(color: $0.straightComponents.color, offset: offset, blur: blur) }
  }

  /// Sets a shadow in black with an opacity of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Warns if antialiasing is turned off: edges are always antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    if !shouldAntialias { warnOfAntialiasing("setShouldAntialias(_:)") }
  }

  /// Warns if antialiasing is turned off: edges are always antialiased.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    if !allowsAntialiasing { warnOfAntialiasing("setAllowsAntialiasing(_:)") }
  }

  private func warnOfAntialiasing(_ method: String) {
    warn("`\(method)` of CGContext is not drawn: edges are drawn antialiased")
  }
}

/// The graphics state that `saveGState()` saves.
struct DrawingState {
  /// The transform from user space to base space.
  var matrix = Affine.identity
  var fillColor = Color.black
  var strokeColor = Color.black
  /// What fills paths in place of the fill color; `nil` for the color.
  var fillPattern: PatternFill?
  /// The offset of patterns, in points of base space.
  var patternPhase = CGSize.zero
  /// The spaces of colors that are set by their components.
  var fillSpace = CGColorSpaceCreateDeviceGray()
  var strokeSpace = CGColorSpaceCreateDeviceGray()
  var interpolationQuality = CGInterpolationQuality.default
  var textMatrix = CGAffineTransform.identity
  var characterSpacing: CGFloat = 0
  var pen = StrokeStyle(width: 1)
  var opacity = 1.0
  var blend = BlendMode.normal
  var shadow: Shadow?
  /// The clips in base space, outermost first.
  var clips: [DrawingClip] = []
}

/// An area to which drawing is clipped, in base space.
enum DrawingClip: Equatable {
  case path(ClipPath)
  /// The alpha of a node that is drawn in an extent.
  case mask(LayoutNode, extent: CGRect)

  var isMask: Bool {
    if case .mask = self { return true }
    return false
  }

  /// A rectangle around the area.
  var extent: CGRect {
    switch self {
    case .path(let clip): clip.path.extent ?? .null
    case .mask(_, let extent): extent
    }
  }

  /// Returns a node that draws clipped nodes.
  func node(clipping nodes: [LayoutNode], in box: CGRect) -> LayoutNode {
    switch self {
    case .path(let clip): LayoutNode(frame: box, clipPath: clip, children: nodes)
    case .mask(let mask, _): LayoutNode(frame: box, mask: [mask], children: nodes)
    }
  }
}

/// The drawing outside of a transparency layer.
struct InterruptedDrawing {
  var operations: [DrawnOperation]
  var state: DrawingState
  var saved: [DrawingState]
}

/// A recorded node and its clips.
struct DrawnOperation {
  /// The clips in base space, outermost first.
  var clips: [DrawingClip]
  var node: LayoutNode

  /// Returns the operations as nodes. Successive operations with equal clips share the clipping nodes.
  static func nodes(of operations: [DrawnOperation], in box: CGRect) -> [LayoutNode] {
    var result: [LayoutNode] = []
    var start = operations.startIndex
    while start < operations.endIndex {
      let clips = operations[start].clips
      var end = start
      while end < operations.endIndex, operations[end].clips == clips { end += 1 }
      result += clipped(operations[start..<end].map(\.node), by: clips, in: box)
      start = end
    }
    return result
  }

  private static func clipped(_ nodes: [LayoutNode], by clips: [DrawingClip], in box: CGRect) -> [LayoutNode] {
    clips.reversed().reduce(nodes) { nodes, clip in [clip.node(clipping: nodes, in: box)] }
  }
}
