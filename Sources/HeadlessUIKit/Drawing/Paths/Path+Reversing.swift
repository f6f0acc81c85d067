import FirstFrameGeometry
import Foundation

extension Path {
  /// The same line, drawn from its end to its start, subpath by subpath in their order.
  var reversed: Path {
    var result = Path()
    var subpath: [Element] = []
    func finish() {
      if !subpath.isEmpty { result.addPath(Self.reversed(subpath)) }
      subpath = []
    }
    for element in elements {
      if case .move = element { finish() }
      subpath.append(element)
    }
    finish()
    return result
  }

  private static func reversed(_ elements: [Element]) -> Path {
    var points: [CGPoint] = []
    var isClosed = false
    for element in elements {
      switch element {
      case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): points.append(point)
      case .close: isClosed = true
      }
    }
    return Path { path in
      guard let last = points.last else { return }
      path.move(to: last)
      for (index, element) in elements.filter({ $0 != .close }).enumerated().reversed() where index > 0 {
        let target = points[index - 1]
        switch element {
        case .quadCurve(_, let control): path.addQuadCurve(to: target, control: control)
        case .curve(_, let control1, let control2): path.addCurve(to: target, control1: control2, control2: control1)
        case .move, .line, .close: path.addLine(to: target)
        }
      }
      if isClosed { path.closeSubpath() }
    }
  }
}
