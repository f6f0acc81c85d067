import FirstFrameGeometry
public import Foundation

extension UIBezierPath {
  public func move(to point: CGPoint) {
    shape.move(to: point)
  }

  public func addLine(to point: CGPoint) {
    shape.addLine(to: point)
  }

  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    shape.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    shape.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// - Parameter clockwise: As it is seen, with y down; angles are radians from the right and grow clockwise.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    shape.addArc(center: center, radius: radius, from: startAngle, to: endAngle, growing: clockwise)
  }

  public func close() {
    if !shape.isEmpty { shape.closeSubpath() }
  }

  public func removeAllPoints() {
    shape = Path()
  }

  public func append(_ path: UIBezierPath) {
    shape.addPath(path.shape)
  }

  /// The same line, drawn from its end to its start.
  public func reversing() -> UIBezierPath {
    let path = copy() as? UIBezierPath ?? UIBezierPath(shape)
    path.shape = shape.reversed
    return path
  }

  public func apply(_ transform: CGAffineTransform) {
    shape = shape.transformed(by: transform.affine)
  }

  /// - Parameters:
  ///   - pattern: The lengths of dashes and gaps in turn, in points; nil for an unbroken line.
  ///   - count: How many of them count.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }
}
