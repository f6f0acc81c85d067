import FirstFrameGeometry
import Foundation

/// Slanted styles lead the pen along a slanted line, so that strokes keep their weight.
extension Spine {
  /// The line slanted, and the level cuts that its upright ends want.
  func slanted(by slant: Double, pen: StrokeWeights) -> (Path, [LevelCut]) {
    guard slant != 0, let first = path.elements.first, let last = path.elements.last else { return (path, []) }
    var (elements, cuts) = (path.elements, [LevelCut]())
    // As far as the pen's square end falls short of the level line on one side.
    let reach = pen.stem * 0.5 * abs(slant) + 1
    if let cut = cut(at: first.end, from: path.elements.dropFirst().first?.firstPoint) {
      elements[0] = .move(to: CGPoint(x: cut.point.x, y: cut.point.y + cut.direction * reach))
      elements.insert(.line(to: cut.point), at: 1)
      cuts.append(LevelCut(height: cut.point.y, keepsAbove: cut.direction < 0))
    }
    if case .close = last {
    } else if let cut = cut(at: last.end, from: lastControl) {
      elements.append(.line(to: CGPoint(x: cut.point.x, y: cut.point.y + cut.direction * reach)))
      cuts.append(LevelCut(height: cut.point.y, keepsAbove: cut.direction < 0))
    }
    var extended = Path()
    for element in elements { extended.append(element) }
    return (extended.transformed(by: Affine(a: 1, b: 0, c: slant, d: 1, tx: 0, ty: 0)), cuts)
  }

  /// The point before the last one on the way.
  private var lastControl: CGPoint? {
    guard let last = path.elements.last else { return nil }
    if case .curve(_, _, let control) = last { return control }
    return path.elements.dropLast().last?.end
  }

  /// An upright end beyond which nothing of the line lies, and the way (1 up, -1 down) in which it points.
  private func cut(at end: CGPoint?, from inner: CGPoint?) -> (point: CGPoint, direction: Double)? {
    guard let end, let inner, end.y != inner.y, abs(end.x - inner.x) < 1e-6 else { return nil }
    let heights = path.elements.compactMap(\.end?.y)
    if end.y < inner.y { return heights.allSatisfy { $0 >= end.y } ? (end, -1) : nil }
    return heights.allSatisfy { $0 <= end.y } ? (end, 1) : nil
  }
}

extension Path.Element {
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point): point
    case .quadCurve(let point, _): point
    case .curve(let point, _, _): point
    case .close: nil
    }
  }

  /// The first point towards which it leads.
  fileprivate var firstPoint: CGPoint? {
    switch self {
    case .move(let point), .line(let point): point
    case .quadCurve(_, let control): control
    case .curve(_, let control, _): control
    case .close: nil
    }
  }
}

extension Path {
  fileprivate mutating func append(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
    case .curve(let point, let control1, let control2):
      addCurve(to: point, control1: control1, control2: control2)
    case .close: closeSubpath()
    }
  }
}
