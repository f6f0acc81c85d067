import FirstFrameGeometry
import FirstFrameLayoutTree
public import Foundation

/// A path that is drawn, clipped to, or given to a shape layer, in points, y down.
open class CGPath {
  final var shape: Path

  init(_ shape: Path) {
    self.shape = shape
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init(Path { $0.addRect(rect) }, transform)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init(Path { $0.addEllipse(in: rect) }, transform)
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    self.init(Path.roundedRect(rect, width: cornerWidth, height: cornerHeight), transform)
  }

  private convenience init(_ shape: Path, _ transform: UnsafePointer<CGAffineTransform>?) {
    self.init(transform.map { shape.transformed(by: $0.pointee.affine) } ?? shape)
  }

  public var isEmpty: Bool { shape.isEmpty }

  /// Where the last element ended; zero for an empty path.
  public var currentPoint: CGPoint { shape.currentPoint ?? .zero }

  /// The smallest rectangle that holds every end and control point; null for an empty path.
  public var boundingBox: CGRect { shape.controlPointBounds ?? .null }

  /// The smallest rectangle that holds the path, without its control points; null for an empty path.
  public var boundingBoxOfPath: CGRect { shape.extent ?? .null }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    shape.transformed(by: transform.affine).contains(point, rule: rule.layoutTreeRule)
  }

  public func copy() -> CGPath? { CGPath(shape) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { CGPath(shape, transform) }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(shape) }

  /// The outline of the line that a pen leaves along the path.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: lineWidth, cap: lineCap.geometry, join: lineJoin.geometry, miterLimit: miterLimit)
    return CGPath(shape.transformed(by: transform.affine).stroked(style, tolerance: 1.0 / 64))
  }
}

extension CGPath: Hashable {
  public static func == (left: CGPath, right: CGPath) -> Bool { left.shape == right.shape }

  public func hash(into hasher: inout Hasher) { hasher.combine(shape) }
}
