import FirstFrameGeometry
import Foundation

extension Path {
  /// The rectangle, with corners of one radius, that the path is; nil where it is nothing of the kind.
  var evenlyRoundedRectangle: (rect: CGRect, radius: CGFloat)? {
    guard let rect = controlPointBounds, case .move(let start)? = elements.first else { return nil }
    let radius = start.x - rect.minX
    let twin = Path { $0.addRoundedRect(rect, radii: CornerRadii(radius)) }
    guard elements.count == twin.elements.count else { return nil }
    return zip(elements, twin.elements).allSatisfy { $0.isClose(to: $1) } ? (rect, radius) : nil
  }
}

extension Path.Element {
  /// Whether both are the same step, but for what rounding leaves.
  fileprivate func isClose(to other: Path.Element) -> Bool {
    func isClose(_ points: CGPoint...) -> Bool {
      stride(from: 0, to: points.count, by: 2).allSatisfy {
        abs(points[$0].x - points[$0 + 1].x) < 1e-6 && abs(points[$0].y - points[$0 + 1].y) < 1e-6
      }
    }
    return switch (self, other) {
    case (.move(let a), .move(let b)), (.line(let a), .line(let b)): isClose(a, b)
    case (.quadCurve(let a, let c), .quadCurve(let b, let d)): isClose(a, b, c, d)
    case (.curve(let a, let c, let e), .curve(let b, let d, let f)): isClose(a, b, c, d, e, f)
    case (.close, .close): true
    default: false
    }
  }
}
