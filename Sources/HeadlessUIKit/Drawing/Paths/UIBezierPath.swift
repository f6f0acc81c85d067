import FirstFrameGeometry
import FirstFrameLayoutTree
public import Foundation

/// A path of lines and curves, with the pen that draws it; in points, y down.
open class UIBezierPath: NSObject {
  final var shape: Path

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  /// The longest miter, as a multiple of the line's width.
  open var miterLimit: CGFloat = 10
  /// Kept and not used: curves are drawn as finely as pixels show.
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

  /// A rectangle whose corners are quarters of a circle, of at most half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: 0))
  }

  /// - Parameter cornerRadii: The width is the radius of every rounded corner.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    let rect = rect.standardized
    let radius = min(cornerRadii.width, rect.width / 2, rect.height / 2)
    self.init(Path { $0.addRoundedRect(rect, radii: corners.radii(radius)) })
  }

  /// - Parameter clockwise: As it is seen, with y down; angles are radians from the right and grow clockwise.
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

  /// The smallest rectangle that holds the path itself, without its control points.
  open var bounds: CGRect { shape.extent ?? .zero }

  /// Where the last element ended; zero for an empty path.
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
}
