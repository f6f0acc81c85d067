import HeadlessUIKit

/// The outline of a path as straight lines, a tenth of a point from the curves at most.
struct PathLines {
  private struct Line {
    let start: CGPoint
    let end: CGPoint

    func point(at share: CGFloat) -> CGPoint {
      CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }

    /// Where the line meets another one, as a share of its length; `nil` if it does not.
    func share(meeting other: Line) -> CGFloat? {
      let (x, y) = (end.x - start.x, end.y - start.y)
      let (otherX, otherY) = (other.end.x - other.start.x, other.end.y - other.start.y)
      let area = x * otherY - y * otherX
      guard area != 0 else { return nil }
      let (dx, dy) = (other.start.x - start.x, other.start.y - start.y)
      let (own, others) = ((dx * otherY - dy * otherX) / area, (dx * y - dy * x) / area)
      return own > 0 && own < 1 && others >= 0 && others <= 1 ? own : nil
    }
  }

  private let lines: [Line]

  init(_ path: Path) {
    var lines: [Line] = []
    var (first, last) = (CGPoint.zero, CGPoint.zero)
    for element in Path(path.cgPath.flattened(threshold: 0.1)).elements {
      switch element {
      case .move(let point): (first, last) = (point, point)
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        lines.append(Line(start: last, end: point))
        last = point
      case .closeSubpath:
        if first != last { lines.append(Line(start: last, end: first)) }
        last = first
      }
    }
    self.lines = lines
  }

  /// The parts of the lines on one side of another path's outline.
  func clipped(to path: Path, isInside: Bool, eoFill: Bool) -> Path {
    let others = PathLines(path).lines
    var result = Path()
    for line in lines {
      let cuts = [0] + others.compactMap { line.share(meeting: $0) }.sorted() + [1]
      for (start, end) in zip(cuts, cuts.dropFirst()) where start < end {
        guard path.contains(line.point(at: (start + end) / 2), eoFill: eoFill) == isInside else { continue }
        let (from, to) = (line.point(at: start), line.point(at: end))
        if result.currentPoint != from { result.move(to: from) }
        result.addLine(to: to)
      }
    }
    return result
  }
}
