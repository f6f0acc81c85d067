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
  var state = DrawingState()
  private var saved: [DrawingState] = []
  /// The current path in the context's base space, so that a transform affects only later elements.
  var currentPath = Path()
  private var operations: [DrawnOperation] = []
  private(set) var warnings: [String] = []

  /// - Parameter isOpaque: Whether the drawing area is black at first, instead of transparent.
  init(size: CGSize, scale: CGFloat = 0, isOpaque: Bool = false) {
    self.size = size
    self.scale = scale
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

  // MARK: Recording

  /// The nodes recorded so far.
  var nodes: [LayoutNode] { DrawnOperation.nodes(of: operations, in: box) }

  /// An image of the nodes recorded so far.
  var recordedImage: UIImage {
    UIImage(
      ImageValues(
        content: .drawing(nodes), size: size, scale: scale > 0 ? scale : UITraitCollection.current.displayScale,
        warning: warnings.first))
  }

  /// Records a node with a frame in base space.
  func record(_ node: LayoutNode) {
    var node = node
    node.opacity *= state.opacity
    node.blend = state.blend
    operations.append(DrawnOperation(clips: state.clips, node: node))
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
    state.blend = mode.layoutTreeMode ?? .normal
    if mode.layoutTreeMode == nil { warn("The blend mode \(mode) is not supported; it was drawn as normal") }
  }

  /// Sets the shadow of later fills and strokes. Images and text cast none.
  ///
  /// - Parameters:
  ///   - offset: The offset in points, with y down. Transforms of the context do not apply to it.
  ///   - blur: Twice the standard deviation, in points.
  ///   - color: The colour with its opacity; `nil` for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { Shadow(color: $0.straightComponents.color, offset: offset, blur: blur) }
  }

  /// Sets a shadow in black with an opacity of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Has no effect: edges are always antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Has no effect: edges are always antialiased.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
}

/// The graphics state that `saveGState()` saves.
struct DrawingState {
  /// The transform from user space to base space.
  var matrix = Affine.identity
  var fillColor = Color.black
  var strokeColor = Color.black
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

/// A blend mode for drawing over existing content.
public enum CGBlendMode: Int32, Sendable {
  case normal = 0
  case multiply = 1
  case screen = 2
  case overlay = 3
  case darken = 4
  case lighten = 5
  case colorDodge = 6
  case colorBurn = 7
  case softLight = 8
  case hardLight = 9
  case difference = 10
  case exclusion = 11
  case hue = 12
  case saturation = 13
  case color = 14
  case luminosity = 15
  case clear = 16
  case copy = 17
  case sourceIn = 18
  case sourceOut = 19
  case sourceAtop = 20
  case destinationOver = 21
  case destinationIn = 22
  case destinationOut = 23
  case destinationAtop = 24
  case xor = 25
  case plusDarker = 26
  case plusLighter = 27

  /// The equivalent blend mode of a layout node; `nil` if there is none.
  var layoutTreeMode: BlendMode? {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    default: nil
    }
  }
}
