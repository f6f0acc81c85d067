import Foundation

/// Cuts lines that reach farther than whole-number arithmetic does.
///
/// What lies above or below all pictures is left out. What lies to their left or right becomes a vertical line there,
/// so that the winding of what it passes stays the same.
enum LineClipping {
  private static let reach = PixelRect.farthest

  static func isNear(_ point: CGPoint) -> Bool {
    abs(point.x) <= reach && abs(point.y) <= reach
  }

  static func nearPieces(from start: CGPoint, to end: CGPoint) -> [(start: CGPoint, end: CGPoint)] {
    guard let (start, end) = cutToRows(start, end) else { return [] }
    let crossings = [-reach, reach].compactMap { crossing(of: start, end, atX: $0) }
    let ordered = end.x > start.x ? crossings : crossings.reversed()
    let points = ([start] + ordered + [end]).map { CGPoint(x: min(max($0.x, -reach), reach), y: $0.y) }
    return zip(points, points.dropFirst()).map { ($0, $1) }
  }

  /// The part of a line between the highest and the lowest row; nil where it has none.
  private static func cutToRows(_ start: CGPoint, _ end: CGPoint) -> (CGPoint, CGPoint)? {
    guard min(start.y, end.y) < reach, max(start.y, end.y) > -reach else { return nil }
    func cut(_ point: CGPoint) -> CGPoint {
      guard abs(point.y) > reach else { return point }
      let y = point.y > 0 ? reach : -reach
      return CGPoint(x: start.x + (end.x - start.x) * ((y - start.y) / (end.y - start.y)), y: y)
    }
    return (cut(start), cut(end))
  }

  private static func crossing(of start: CGPoint, _ end: CGPoint, atX x: CGFloat) -> CGPoint? {
    guard (start.x < x) != (end.x < x) else { return nil }
    return CGPoint(x: x, y: start.y + (end.y - start.y) * ((x - start.x) / (end.x - start.x)))
  }
}
