import FirstFrameGeometry
import Foundation

extension Path {
  /// The path with every subpath reversed; the order of the subpaths stays the same.
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

  /// Returns the path with all contours wound in one direction, as seen on the screen.
  func wound(clockwise: Bool) -> Path {
    var result = Path()
    for contour in contours {
      let isClockwise = contour.signedArea >= 0
      result.addPath(isClockwise == clockwise ? contour : contour.reversed)
    }
    return result
  }

  private var contours: [Path] {
    var contours: [Path] = []
    for element in elements {
      if case .move(let point) = element {
        contours.append(Path { $0.move(to: point) })
      } else if !contours.isEmpty {
        contours[contours.count - 1].append(element)
      }
    }
    return contours
  }

  private mutating func append(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
    case .curve(let point, let control1, let control2): addCurve(to: point, control1: control1, control2: control2)
    case .close: closeSubpath()
    }
  }

  /// The signed area of a contour, positive if it is clockwise with y down.
  private var signedArea: CGFloat {
    var area: CGFloat = 0
    for polyline in flattened(tolerance: 0.05) {
      guard var from = polyline.points.last else { continue }
      for to in polyline.points {
        area += from.x * to.y - to.x * from.y
        from = to
      }
    }
    return area / 2
  }
}
