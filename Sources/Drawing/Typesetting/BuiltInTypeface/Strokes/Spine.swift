import FirstFrameGeometry
import Foundation

/// The center line of a stroke.
struct Spine {
  /// The direction of a quarter arc at its start. At its end, it has the other direction.
  enum Departure {
    case upright
    case level
  }

  private(set) var path = Path()
  /// The current end of the line.
  private(set) var position = (x: 0.0, y: 0.0)

  /// The length of the handles of an arc, as a fraction of its extent. A circle has 0.552. The bowls of this typeface
  /// are slightly squarer.
  static let squareness = 0.60

  mutating func start(_ x: Double, _ y: Double) {
    path.move(to: CGPoint(x: x, y: y))
    position = (x, y)
  }

  mutating func line(_ x: Double, _ y: Double) {
    path.addLine(to: CGPoint(x: x, y: y))
    position = (x, y)
  }

  /// Adds a quarter of a bowl.
  mutating func arc(_ departure: Departure, _ x: Double, _ y: Double, squareness: Double = Spine.squareness) {
    let (dx, dy) = ((x - position.x) * squareness, (y - position.y) * squareness)
    switch departure {
    case .upright: curve(position.x, position.y + dy, x - dx, y, x, y)
    case .level: curve(position.x + dx, position.y, x, y - dy, x, y)
    }
  }

  /// Adds a cubic curve with two control points.
  mutating func curve(
    _ control1X: Double, _ control1Y: Double, _ control2X: Double, _ control2Y: Double, _ x: Double, _ y: Double
  ) {
    path.addCurve(
      to: CGPoint(x: x, y: y), control1: CGPoint(x: control1X, y: control1Y),
      control2: CGPoint(x: control2X, y: control2Y))
    position = (x, y)
  }

  mutating func close() {
    path.closeSubpath()
  }

  /// Returns a closed counterclockwise bowl.
  static func oval(
    _ left: Double, _ bottom: Double, _ right: Double, _ top: Double, squareness: Double = Spine.squareness
  ) -> Path {
    let (middleX, middleY) = ((left + right) / 2, (bottom + top) / 2)
    var spine = Spine()
    spine.start(right, middleY)
    spine.arc(.upright, middleX, top, squareness: squareness)
    spine.arc(.level, left, middleY, squareness: squareness)
    spine.arc(.upright, middleX, bottom, squareness: squareness)
    spine.arc(.level, right, middleY, squareness: squareness)
    spine.close()
    return spine.path
  }
}

/// Curves that are shorter than a quarter arc, or start at a stem.
extension Spine {
  /// The position of the first handle of a branch, as fractions of the distance to its end.
  static let branchHandle = (run: 0.10, rise: 0.58)

  /// Adds a curve that starts steeply at a stem and ends horizontally at a crown.
  mutating func leave(_ x: Double, _ y: Double) {
    let (startX, startY) = position
    let (run, rise) = Self.branchHandle
    curve(startX + (x - startX) * run, startY + (y - startY) * rise, x + (startX - x) * 0.54, y, x, y)
  }

  /// Adds a curve from a horizontal crown to a stem.
  mutating func join(_ x: Double, _ y: Double) {
    let (startX, startY) = position
    let (run, rise) = Self.branchHandle
    curve(startX + (x - startX) * 0.54, startY, x + (startX - x) * run, y + (startY - y) * rise, x, y)
  }

  /// Adds a curve from a terminal to the horizontal crown of a bowl.
  mutating func fromTerminal(_ x: Double, _ y: Double, rise: Double = 0.62, reach: Double = 0.56) {
    let (startX, startY) = position
    curve(
      startX + (x - startX) * 0.20, startY + (y - startY) * rise, x + (startX - x) * reach, y, x, y)
  }

  /// Adds a curve from the horizontal crown of a bowl to a terminal.
  mutating func toTerminal(_ x: Double, _ y: Double, rise: Double = 0.62, reach: Double = 0.56) {
    let (startX, startY) = position
    curve(
      startX + (x - startX) * reach, startY, x + (startX - x) * 0.20, y + (startY - y) * rise, x, y)
  }
}

/// Slanted styles slant the center line instead of the outline, so that the thickness of strokes does not change.
extension Spine {
  /// Returns the slanted line, and the horizontal cuts for its vertical ends.
  func slanted(by slant: Double, pen: StrokeWeights) -> (Path, [LevelCut]) {
    guard slant != 0, let first = path.elements.first, let last = path.elements.last else { return (path, []) }
    var (elements, cuts) = (path.elements, [LevelCut]())
    // The distance between the horizontal line and the perpendicular end of the stroke on its shorter side.
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

  /// The last control point or end point before the end of the line.
  private var lastControl: CGPoint? {
    guard let last = path.elements.last else { return nil }
    if case .curve(_, _, let control) = last { return control }
    return path.elements.dropLast().last?.end
  }

  /// Returns an end of the line and its direction (1 for up, -1 for down); `nil` unless the line is vertical there and
  /// the end is its highest or lowest point.
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

  /// The first control point or end point of the element.
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

/// A horizontal cut through the end of a slanted stroke, which would otherwise be perpendicular to the slant.
struct LevelCut: Sendable {
  let height: Double
  /// Whether the part above the cut remains, instead of the part below it.
  let keepsAbove: Bool

  /// Returns the part of a filled outline that remains.
  func applied(to outline: Path) -> Path {
    var result = Path()
    for polyline in outline.flattened(tolerance: Skeleton.tolerance) {
      result.addContour(kept(of: polyline.points))
    }
    return result
  }

  /// Clips one contour with the Sutherland–Hodgman algorithm.
  private func kept(of points: [CGPoint]) -> [CGPoint] {
    guard var previous = points.last else { return [] }
    var kept: [CGPoint] = []
    for point in points {
      if keeps(point) != keeps(previous) {
        let share = (height - previous.y) / (point.y - previous.y)
        kept.append(CGPoint(x: previous.x + (point.x - previous.x) * share, y: height))
      }
      if keeps(point) { kept.append(point) }
      previous = point
    }
    return kept
  }

  private func keeps(_ point: CGPoint) -> Bool {
    keepsAbove ? point.y >= height : point.y <= height
  }
}
