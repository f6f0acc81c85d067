import FirstFrameGeometry
public import Foundation

/// A path that can be added to.
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

  /// - Parameter clockwise: As Core Graphics means it, with y up: on the screen it is the other way around.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard transform == .identity else {
      let arc = Path {
        $0.addArc(center: center, radius: radius, from: startAngle, to: endAngle, growing: !clockwise)
      }
      return add(arc, transform)
    }
    shape.addArc(center: center, radius: radius, from: startAngle, to: endAngle, growing: !clockwise)
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
