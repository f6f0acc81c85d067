import Foundation

/// Builds a path from SVG path data.
struct PathDataParser {
  private var scanner: PathDataScanner
  private var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The control point that a smooth curve mirrors: the last one of the command before, if it was of that kind.
  private var lastCubicControl: CGPoint?
  private var lastQuadControl: CGPoint?

  init(_ text: String) {
    scanner = PathDataScanner(text)
  }

  mutating func parse() throws(PathDataError) -> Path {
    scanner.skipSpace()
    while !scanner.isAtEnd {
      let offset = scanner.offset
      guard let command = scanner.command() else { throw .expectedCommand(offset: offset) }
      if path.isEmpty, command != "M", command != "m" { throw .expectedMove(offset: offset) }
      try parseArguments(of: command)
      scanner.skipSpace()
    }
    return path
  }

  private mutating func parseArguments(of command: Character) throws(PathDataError) {
    if command == "Z" || command == "z" { return close() }
    var command = command
    repeat {
      try parseSegment(command)
      // Further pairs after a move are lines.
      if command == "M" { command = "L" }
      if command == "m" { command = "l" }
      scanner.skipSpaceAndComma()
    } while scanner.isAtNumber
  }

  private mutating func parseSegment(_ command: Character) throws(PathDataError) {
    let isRelative = command.isLowercase
    switch Character(command.lowercased()) {
    case "m": move(to: try point(isRelative))
    case "l": line(to: try point(isRelative))
    case "h":
      let x = try scanner.number()
      line(to: CGPoint(x: isRelative ? current.x + x : x, y: current.y))
    case "v":
      let y = try scanner.number()
      line(to: CGPoint(x: current.x, y: isRelative ? current.y + y : y))
    case "c": curve(try point(isRelative), try point(isRelative), to: try point(isRelative))
    case "s": curve(lastCubicControl.map(mirrored) ?? current, try point(isRelative), to: try point(isRelative))
    case "q": quadCurve(try point(isRelative), to: try point(isRelative))
    case "t": quadCurve(lastQuadControl.map(mirrored) ?? current, to: try point(isRelative))
    default: try parseArc(isRelative)
    }
  }

  private mutating func parseArc(_ isRelative: Bool) throws(PathDataError) {
    let radii = CGSize(width: try scanner.number(), height: try scanner.number())
    let rotation = try scanner.number()
    let isLarge = try scanner.flag()
    let isClockwise = try scanner.flag()
    let end = try point(isRelative)
    path.addEllipticalArc(
      from: current, to: end, radii: radii, rotationInDegrees: rotation, isLarge: isLarge, isClockwise: isClockwise)
    finishSegment(at: end)
  }

  private mutating func point(_ isRelative: Bool) throws(PathDataError) -> CGPoint {
    let point = CGPoint(x: try scanner.number(), y: try scanner.number())
    return isRelative ? CGPoint(x: current.x + point.x, y: current.y + point.y) : point
  }

  private func mirrored(_ control: CGPoint) -> CGPoint {
    CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  private mutating func move(to point: CGPoint) {
    path.move(to: point)
    start = point
    finishSegment(at: point)
  }

  private mutating func line(to point: CGPoint) {
    path.addLine(to: point)
    finishSegment(at: point)
  }

  private mutating func curve(_ control1: CGPoint, _ control2: CGPoint, to point: CGPoint) {
    path.addCurve(to: point, control1: control1, control2: control2)
    finishSegment(at: point)
    lastCubicControl = control2
  }

  private mutating func quadCurve(_ control: CGPoint, to point: CGPoint) {
    path.addQuadCurve(to: point, control: control)
    finishSegment(at: point)
    lastQuadControl = control
  }

  private mutating func close() {
    path.closeSubpath()
    finishSegment(at: start)
  }

  private mutating func finishSegment(at point: CGPoint) {
    current = point
    lastCubicControl = nil
    lastQuadControl = nil
  }
}
