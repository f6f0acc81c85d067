import FirstFrameGeometry
import Foundation

extension Path {
  /// The part of the path between two shares of its whole length, each from 0 to 1.
  func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
    let (start, end) = (max(0, min(1, start)), max(0, min(1, end)))
    if start == 0, end == 1 { return self }
    guard start < end else { return Path() }
    let pieces = measuredPieces
    let total = pieces.reduce(0) { $0 + $1.length }
    var result = Path()
    var (gone, last): (CGFloat, CGPoint?) = (0, nil)
    for piece in pieces {
      let from = max(start * total - gone, 0)
      let to = min(end * total - gone, piece.length)
      gone += piece.length
      guard from < to else { continue }
      let part = piece.part(from: from, to: to)
      if last != part.start || piece.beginsSubpath { result.move(to: part.start) }
      if piece.isLine {
        result.addLine(to: part.end)
      } else {
        result.addCurve(to: part.end, control1: part.control1, control2: part.control2)
      }
      last = part.end
    }
    return result
  }

  /// A line or curve of a path, and how long it is.
  private struct Piece {
    var curve: CubicCurve
    var isLine: Bool
    var beginsSubpath: Bool
    var length: CGFloat

    func part(from: CGFloat, to: CGFloat) -> CubicCurve {
      var part = curve
      if to < length { part = part.split(at: place(at: to)).0 }
      if from > 0 {
        let place = place(at: from)
        let reach = to < length ? self.place(at: to) : 1
        part = part.split(at: reach > 0 ? place / reach : 0).1
      }
      return part
    }

    private func place(at length: CGFloat) -> CGFloat {
      isLine ? length / self.length : curve.place(at: length)
    }
  }

  private var measuredPieces: [Piece] {
    var pieces: [Piece] = []
    var (start, current, begins) = (CGPoint.zero, CGPoint.zero, true)
    func add(_ curve: CubicCurve, isLine: Bool) {
      let (x, y) = (curve.end.x - curve.start.x, curve.end.y - curve.start.y)
      let length = isLine ? (x * x + y * y).squareRoot() : curve.length
      if length > 0 { pieces.append(Piece(curve: curve, isLine: isLine, beginsSubpath: begins, length: length)) }
      (current, begins) = (curve.end, false)
    }
    for element in elements {
      switch element {
      case .move(let point): (start, current, begins) = (point, point, true)
      case .line(let point): add(CubicCurve(line: current, point), isLine: true)
      case .quadCurve(let point, let control): add(CubicCurve(quadratic: current, control, point), isLine: false)
      case .curve(let point, let control1, let control2):
        add(CubicCurve(current, control1, control2, point), isLine: false)
      case .close:
        add(CubicCurve(line: current, start), isLine: true)
        begins = true
      }
    }
    return pieces
  }
}
