package import Foundation

extension Path {
  /// Returns a path on the way to another one; `nil` if their elements are of different kinds.
  ///
  /// - Parameter fraction: 0 for this path, and 1 for the other one.
  package func interpolated(to other: Path, fraction: CGFloat) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    var result = Path()
    for (start, end) in zip(elements, other.elements) {
      func mix(_ first: CGPoint, _ second: CGPoint) -> CGPoint {
        CGPoint(x: first.x + (second.x - first.x) * fraction, y: first.y + (second.y - first.y) * fraction)
      }
      switch (start, end) {
      case (.move(let first), .move(let second)): result.move(to: mix(first, second))
      case (.line(let first), .line(let second)): result.addLine(to: mix(first, second))
      case (.quadCurve(let first, let control), .quadCurve(let second, let other)):
        result.addQuadCurve(to: mix(first, second), control: mix(control, other))
      case (.curve(let first, let one, let two), .curve(let second, let otherOne, let otherTwo)):
        result.addCurve(to: mix(first, second), control1: mix(one, otherOne), control2: mix(two, otherTwo))
      case (.close, .close): result.closeSubpath()
      default: return nil
      }
    }
    return result
  }

  /// Returns the point at a fraction of the path, in which each line and curve takes the same time, or, if `isPaced`, a
  /// time in proportion to its length; `nil` if the path is empty.
  package func point(at fraction: CGFloat, isPaced: Bool) -> CGPoint? {
    let pieces = curves
    guard let last = pieces.last else { return controlPointBounds?.origin }
    let lengths = isPaced ? pieces.map(\.length) : pieces.map { _ in 1 }
    var rest = max(0, min(1, fraction)) * lengths.reduce(0, +)
    for (piece, length) in zip(pieces, lengths) {
      if rest <= length { return length > 0 ? piece.point(at: rest / length) : piece.start }
      rest -= length
    }
    return last.end
  }

  /// The lines and curves as cubic curves.
  private var curves: [Cubic] {
    var result: [Cubic] = []
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let point): (current, start) = (point, point)
      case .line(let point):
        result.append(Cubic(start: current, control1: current, control2: point, end: point, isLine: true))
        current = point
      case .quadCurve(let point, let control):
        let first = Cubic.between(current, control, 2 / 3)
        let second = Cubic.between(point, control, 2 / 3)
        result.append(Cubic(start: current, control1: first, control2: second, end: point))
        current = point
      case .curve(let point, let control1, let control2):
        result.append(Cubic(start: current, control1: control1, control2: control2, end: point))
        current = point
      case .close:
        if current != start {
          result.append(Cubic(start: current, control1: current, control2: start, end: start, isLine: true))
        }
        current = start
      }
    }
    return result
  }

  /// A curve with its end points.
  private struct Cubic {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint
    var isLine = false

    static func between(_ first: CGPoint, _ second: CGPoint, _ fraction: CGFloat) -> CGPoint {
      CGPoint(x: first.x + (second.x - first.x) * fraction, y: first.y + (second.y - first.y) * fraction)
    }

    func point(at t: CGFloat) -> CGPoint {
      guard !isLine else { return Self.between(start, end, t) }
      let (a, b, c) = (
        Self.between(start, control1, t), Self.between(control1, control2, t), Self.between(control2, end, t)
      )
      return Self.between(Self.between(a, b, t), Self.between(b, c, t), t)
    }

    /// The length of 32 chords.
    var length: CGFloat {
      var (sum, last) = (CGFloat.zero, start)
      for step in 1...32 {
        let next = point(at: CGFloat(step) / 32)
        sum += ((next.x - last.x) * (next.x - last.x) + (next.y - last.y) * (next.y - last.y)).squareRoot()
        last = next
      }
      return sum
    }
  }
}
