public import HeadlessUIKit

extension Path {
  /// A part of an outline.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// Calls a closure with each part, in order.
  public func forEach(_ body: (Element) -> Void) {
    for element in elements { body(element) }
  }

  /// The parts, in order.
  var elements: [Element] {
    var elements: [Element] = []
    cgPath.applyWithBlock { pointer in
      let points = pointer.pointee.points
      switch pointer.pointee.type {
      case .moveToPoint: elements.append(.move(to: points[0]))
      case .addLineToPoint: elements.append(.line(to: points[0]))
      case .addQuadCurveToPoint: elements.append(.quadCurve(to: points[1], control: points[0]))
      case .addCurveToPoint: elements.append(.curve(to: points[2], control1: points[0], control2: points[1]))
      case .closeSubpath: elements.append(.closeSubpath)
      }
    }
    return elements
  }
}
