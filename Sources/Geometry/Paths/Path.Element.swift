public import Foundation

extension Path {
  /// One step of a path, drawn from the point where the step before it ended.
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case close

    var points: [CGPoint] {
      switch self {
      case .move(let point), .line(let point): [point]
      case .quadCurve(let point, let control): [control, point]
      case .curve(let point, let control1, let control2): [control1, control2, point]
      case .close: []
      }
    }

    func mapPoints(_ map: (CGPoint) -> CGPoint) -> Element {
      switch self {
      case .move(let point): .move(to: map(point))
      case .line(let point): .line(to: map(point))
      case .quadCurve(let point, let control): .quadCurve(to: map(point), control: map(control))
      case .curve(let point, let control1, let control2):
        .curve(to: map(point), control1: map(control1), control2: map(control2))
      case .close: .close
      }
    }
  }
}
