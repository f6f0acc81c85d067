import Foundation

extension Path {
  /// Parses SVG path data, with all absolute and relative commands.
  ///
  /// Source: SVG 2, section 9.3, "Path data".
  public init(svgPathData text: String) throws(PathDataError) {
    var parser = PathDataParser(text)
    self = try parser.parse()
  }

  /// The path as SVG path data, with absolute commands.
  public var svgPathData: String {
    elements.map(\.svgPathData).joined(separator: " ")
  }
}

extension Path.Element {
  fileprivate var svgPathData: String {
    switch self {
    case .move(let point): "M" + Self.numbers(point)
    case .line(let point): "L" + Self.numbers(point)
    case .quadCurve(let point, let control): "Q" + Self.numbers(control, point)
    case .curve(let point, let control1, let control2): "C" + Self.numbers(control1, control2, point)
    case .close: "Z"
    }
  }

  private static func numbers(_ points: CGPoint...) -> String {
    points.flatMap { [$0.x, $0.y] }.map { number in
      let value = Double(number)
      return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }.joined(separator: " ")
  }
}

/// The reason why a text is not valid SVG path data. Offsets are in bytes of UTF-8, from 0.
public enum PathDataError: Error, Hashable, Sendable {
  case expectedMove(offset: Int)
  case expectedCommand(offset: Int)
  case expectedNumber(offset: Int)
  case expectedFlag(offset: Int)
}

extension PathDataError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .expectedMove(let offset): "no \"M\" at offset \(offset), where a path begins"
    case .expectedCommand(let offset): "no command at offset \(offset)"
    case .expectedNumber(let offset): "no number at offset \(offset)"
    case .expectedFlag(let offset): "no flag (0 or 1) at offset \(offset)"
    }
  }
}

/// A parser that builds a path from SVG path data.
struct PathDataParser {
  private var scanner: PathDataScanner
  private var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point of the previous command, which a smooth cubic curve (`S`) reflects; `nil` unless that
  /// command was a cubic curve.
  private var lastCubicControl: CGPoint?
  /// The last control point of the previous command, which a smooth quadratic curve (`T`) reflects; `nil` unless that
  /// command was a quadratic curve.
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
      // After a move, further coordinate pairs are lines.
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

/// A scanner that splits SVG path data into commands, numbers and flags.
struct PathDataScanner {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { offset >= bytes.count }

  mutating func skipSpace() {
    while let byte = peek, [0x09, 0x0A, 0x0C, 0x0D, 0x20].contains(byte) { offset += 1 }
  }

  mutating func skipSpaceAndComma() {
    skipSpace()
    if peek == UInt8(ascii: ",") {
      offset += 1
      skipSpace()
    }
  }

  /// Consumes and returns a command letter; `nil` if the next byte is not one.
  mutating func command() -> Character? {
    guard let byte = peek, "MmZzLlHhVvCcSsQqTtAa".utf8.contains(byte) else { return nil }
    offset += 1
    return Character(Unicode.Scalar(byte))
  }

  /// Whether the next byte can begin a number.
  var isAtNumber: Bool {
    guard let byte = peek else { return false }
    return byte.isDigit || "+-.".utf8.contains(byte)
  }

  mutating func number() throws(PathDataError) -> CGFloat {
    skipSpaceAndComma()
    let start = offset
    if let sign = peek, "+-".utf8.contains(sign) { offset += 1 }
    var digitCount = skipDigits()
    if peek == UInt8(ascii: ".") {
      offset += 1
      digitCount += skipDigits()
    }
    guard digitCount > 0 else { throw .expectedNumber(offset: start) }
    skipExponent()
    guard let number = Double(String(decoding: bytes[start..<offset], as: UTF8.self)), number.isFinite else {
      throw .expectedNumber(offset: start)
    }
    return CGFloat(number)
  }

  mutating func flag() throws(PathDataError) -> Bool {
    skipSpaceAndComma()
    guard let byte = peek, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      throw .expectedFlag(offset: offset)
    }
    offset += 1
    return byte == UInt8(ascii: "1")
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = peek, byte.isDigit { offset += 1 }
    return offset - start
  }

  private mutating func skipExponent() {
    guard let letter = peek, letter | 0x20 == UInt8(ascii: "e") else { return }
    let start = offset
    offset += 1
    if let sign = peek, "+-".utf8.contains(sign) { offset += 1 }
    if skipDigits() == 0 { offset = start }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
