import Foundation

extension Path {
  /// Reads SVG path data: all commands, absolute and relative.
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
