import FirstFrameGeometry
import Foundation

extension Path {
  /// Returns the part of the path between two fractions of its length, each from 0 to 1.
  func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
    let (start, end) = (max(0, min(1, start)), max(0, min(1, end)))
    if start == 0, end == 1 { return self }
    guard start < end else { return Path() }
    let pieces = measuredPieces
    let total = pieces.reduce(0) { $0 + $1.length }
    var result = Path()
    var (length, last): (CGFloat, CGPoint?) = (0, nil)
    for piece in pieces {
      let from = max(start * total - length, 0)
      let to = min(end * total - length, piece.length)
      length += piece.length
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

  /// A line or curve of a path, and its length.
  private struct Piece {
    var curve: CubicCurve
    var isLine: Bool
    var beginsSubpath: Bool
    var length: CGFloat

    func part(from: CGFloat, to: CGFloat) -> CubicCurve {
      var part = curve
      if to < length { part = part.split(at: position(at: to)).0 }
      if from > 0 {
        let start = position(at: from)
        let end = to < length ? position(at: to) : 1
        part = part.split(at: end > 0 ? start / end : 0).1
      }
      return part
    }

    private func position(at length: CGFloat) -> CGFloat {
      isLine ? length / self.length : curve.position(at: length)
    }
  }

  /// The lines and curves of the path that have a length.
  private var measuredPieces: [Piece] {
    var pieces: [Piece] = []
    var (start, current, isNewSubpath) = (CGPoint.zero, CGPoint.zero, true)
    func add(_ curve: CubicCurve, isLine: Bool) {
      let (x, y) = (curve.end.x - curve.start.x, curve.end.y - curve.start.y)
      let length = isLine ? (x * x + y * y).squareRoot() : curve.length
      if length > 0 { pieces.append(Piece(curve: curve, isLine: isLine, beginsSubpath: isNewSubpath, length: length)) }
      (current, isNewSubpath) = (curve.end, false)
    }
    for element in elements {
      switch element {
      case .move(let point): (start, current, isNewSubpath) = (point, point, true)
      case .line(let point): add(CubicCurve(line: current, point), isLine: true)
      case .quadCurve(let point, let control): add(CubicCurve(quadratic: current, control, point), isLine: false)
      case .curve(let point, let control1, let control2):
        add(CubicCurve(current, control1, control2, point), isLine: false)
      case .close:
        add(CubicCurve(line: current, start), isLine: true)
        isNewSubpath = true
      }
    }
    return pieces
  }
}
