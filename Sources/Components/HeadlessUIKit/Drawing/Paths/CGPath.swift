import FirstFrameGeometry
import FirstFrameLayoutTree
public import Foundation

/// A path for drawing, clipping or shape layers. Coordinates are points, and y increases downwards.
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

  /// The end of the last element; zero for an empty path.
  public var currentPoint: CGPoint { shape.currentPoint ?? .zero }

  /// The smallest rectangle that contains all end and control points; null for an empty path.
  public var boundingBox: CGRect { shape.controlPointBounds ?? .null }

  /// The smallest rectangle that contains the path itself, without control points; null for an empty path.
  public var boundingBoxOfPath: CGRect { shape.extent ?? .null }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    shape.transformed(by: transform.affine).contains(point, rule: rule.layoutTreeRule)
  }

  public func copy() -> CGPath? { CGPath(shape) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { CGPath(shape, transform) }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(shape) }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(transform.map { shape.transformed(by: $0.pointee.affine) } ?? shape)
  }

  /// Returns whether the path is a rectangle with horizontal and vertical sides, and writes it into memory.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let rectangle = shape.asRectangle else { return false }
    rect?.pointee = rectangle
    return true
  }

  /// Returns the outline of the stroked path.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: lineWidth, cap: lineCap.geometry, join: lineJoin.geometry, miterLimit: miterLimit)
    return CGPath(shape.transformed(by: transform.affine).stroked(style, tolerance: 1.0 / 64))
  }

  /// Returns the dashes of the path as open lines. Curves become lines that are at most 1/64 point away from them.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    var style = StrokeStyle(width: 1)
    (style.dash, style.dashPhase) = (lengths, phase)
    return CGPath(shape.transformed(by: transform.affine).dashed(style, tolerance: 1.0 / 64))
  }
}

extension CGPath {
  /// Returns the part of the path between two fractions of its length, each from 0 to 1.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath { CGPath(shape.trimmed(from: start, to: end)) }
}

extension CGPath: Hashable {
  public static func == (left: CGPath, right: CGPath) -> Bool { left.shape == right.shape }

  public func hash(into hasher: inout Hasher) { hasher.combine(shape) }
}

/// A mutable path.
public final class CGMutablePath: CGPath {
  public convenience init() {
    self.init(Path())
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    shape.move(to: point.applying(transform))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    shape.addLine(to: point.applying(transform))
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    shape.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    shape.addCurve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Path { $0.addRect(rect) }, transform)
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(.roundedRect(rect, width: cornerWidth, height: cornerHeight), transform)
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Path { $0.addEllipse(in: rect) }, transform)
  }

  /// - Parameters:
  ///   - center: The center of the circle, in points.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle of the first point, in radians from the positive x axis towards the positive y axis.
  ///   - endAngle: The angle of the last point, in radians.
  ///   - clockwise: The direction with y up, as in Core Graphics. On the screen, the direction is the opposite.
  ///   - transform: The map that applies to the arc, and not to the path before it.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    shape.extend(in: transform.affine) {
      $0.addArc(center: center, radius: radius, from: startAngle, to: endAngle, growing: !clockwise)
    }
  }

  /// Adds an arc of an angle in radians, which is negative for an arc towards the negative y axis.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta < 0,
      transform: transform)
  }

  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform
  ) {
    shape.extend(in: transform.affine) {
      $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    shape.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add(path.shape, transform)
  }

  public func closeSubpath() {
    shape.closeSubpath()
  }

  private func add(_ path: Path, _ transform: CGAffineTransform) {
    shape.addPath(transform == .identity ? path : path.transformed(by: transform.affine))
  }
}

/// The rule for the inside of a self-intersecting path.
public enum CGPathFillRule: Int, Sendable {
  case winding = 0
  case evenOdd = 1

  var layoutTreeRule: FillRule { self == .evenOdd ? .evenodd : .nonzero }
}

/// The shape of the ends of an open stroke.
public enum CGLineCap: Int32, Sendable {
  case butt = 0
  case round = 1
  case square = 2

  var geometry: LineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// The shape of the corners of a stroke.
public enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2

  var geometry: LineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
