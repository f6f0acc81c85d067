import FirstFrameGeometry
import FirstFrameLayoutTree
public import Foundation

/// A path of lines and curves with its stroke style. Coordinates are points, and y increases downwards.
open class UIBezierPath: NSObject {
  final var shape: Path

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  /// The limit of the miter length, as a multiple of the line width.
  open var miterLimit: CGFloat = 10
  /// Stored but unused: curves are always drawn at full precision.
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  var dash: [CGFloat] = []
  var dashPhase: CGFloat = 0

  public override init() {
    shape = Path()
    super.init()
  }

  init(_ shape: Path) {
    self.shape = shape
    super.init()
  }

  public convenience init(rect: CGRect) {
    self.init(Path { $0.addRect(rect.standardized) })
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init(Path { $0.addEllipse(in: rect.standardized) })
  }

  /// Creates a rectangle with circular corners, with a radius of at most half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: 0))
  }

  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - corners: The corners to round. The others are square.
  ///   - cornerRadii: The radius of the rounded corners. Only the width is used.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    let rect = rect.standardized
    let radius = min(cornerRadii.width, rect.width / 2, rect.height / 2)
    self.init(Path { $0.addRoundedRect(rect, radii: corners.radii(radius)) })
  }

  /// - Parameters:
  ///   - center: The center of the circle, in points.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle of the first point, in radians.
  ///   - endAngle: The angle of the last point, in radians.
  ///   - clockwise: The direction on the screen. Angles are in radians from the positive x axis and increase clockwise.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init(cgPath.shape)
  }

  open var cgPath: CGPath {
    get { CGPath(shape) }
    set { shape = newValue.shape }
  }

  open var isEmpty: Bool { shape.isEmpty }

  /// The smallest rectangle that contains the path itself, without control points.
  open var bounds: CGRect { shape.extent ?? .zero }

  /// The end of the last element; zero for an empty path.
  open var currentPoint: CGPoint { shape.currentPoint ?? .zero }

  open func contains(_ point: CGPoint) -> Bool {
    shape.contains(point, rule: fillRule)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return shape == other.shape && strokeStyle == other.strokeStyle && fillRule == other.fillRule
  }

  open override var hash: Int { shape.hashValue }

  open override func copy() -> Any {
    let path = UIBezierPath(shape)
    path.lineWidth = lineWidth
    path.lineCapStyle = lineCapStyle
    path.lineJoinStyle = lineJoinStyle
    path.miterLimit = miterLimit
    path.usesEvenOddFillRule = usesEvenOddFillRule
    (path.dash, path.dashPhase) = (dash, dashPhase)
    return path
  }

  var fillRule: FillRule { usesEvenOddFillRule ? .evenodd : .nonzero }

  var strokeStyle: StrokeStyle {
    StrokeStyle(
      width: lineWidth, cap: lineCapStyle.geometry, join: lineJoinStyle.geometry, miterLimit: miterLimit, dash: dash,
      dashPhase: dashPhase)
  }

  open func move(to point: CGPoint) {
    shape.move(to: point)
  }

  open func addLine(to point: CGPoint) {
    shape.addLine(to: point)
  }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    shape.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    shape.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// - Parameters:
  ///   - center: The center of the circle, in points.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle of the first point, in radians.
  ///   - endAngle: The angle of the last point, in radians.
  ///   - clockwise: The direction on the screen. Angles are in radians from the positive x axis and increase clockwise.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    shape.addArc(center: center, radius: radius, from: startAngle, to: endAngle, growing: clockwise)
  }

  open func close() {
    if !shape.isEmpty { shape.closeSubpath() }
  }

  open func removeAllPoints() {
    shape = Path()
  }

  open func append(_ path: UIBezierPath) {
    shape.addPath(path.shape)
  }

  /// Returns the path in the opposite direction.
  open func reversing() -> UIBezierPath {
    let path = copy() as? UIBezierPath ?? UIBezierPath(shape)
    path.shape = shape.reversed
    return path
  }

  open func apply(_ transform: CGAffineTransform) {
    shape = shape.transformed(by: transform.affine)
  }

  /// - Parameters:
  ///   - pattern: The alternating lengths of dashes and gaps, in points; `nil` for a solid line.
  ///   - count: The number of lengths in the pattern.
  ///   - phase: The offset into the pattern at the start of the path, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }

  /// Writes the dash pattern into memory that is large enough for it, which may be `nil`.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    count?.pointee = dash.count
    phase?.pointee = dashPhase
    for (index, length) in dash.enumerated() { pattern?[index] = length }
  }

  /// Fills the path with the fill color of the current context.
  open func fill() {
    guard let context = GraphicsContexts.current else { return }
    context.paint(context.mapped(shape), fills: fillRule, strokes: false)
  }

  /// Strokes the path with the stroke color of the current context and the stroke style of the path.
  open func stroke() {
    guard let context = GraphicsContexts.current else { return }
    context.saveGState()
    context.state.pen = strokeStyle
    context.paint(context.mapped(shape), fills: nil, strokes: true)
    context.restoreGState()
  }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha, fill)
  }

  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha, stroke)
  }

  /// Clips later drawing in the current context to the path.
  open func addClip() {
    guard let context = GraphicsContexts.current else { return }
    context.state.clips.append(.path(ClipPath(path: context.mapped(shape), rule: fillRule)))
  }
}

extension UIBezierPath {
  private func draw(with blendMode: CGBlendMode, alpha: CGFloat, _ draw: () -> Void) {
    guard let context = GraphicsContexts.current else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw()
    context.restoreGState()
  }
}

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners = UIRectCorner(rawValue: .max)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  func radii(_ radius: CGFloat) -> CornerRadii {
    func cornerRadius(_ corner: UIRectCorner) -> CGFloat { contains(corner) ? max(radius, 0) : 0 }
    return CornerRadii(
      topLeft: cornerRadius(.topLeft), topRight: cornerRadius(.topRight), bottomRight: cornerRadius(.bottomRight),
      bottomLeft: cornerRadius(.bottomLeft))
  }
}
