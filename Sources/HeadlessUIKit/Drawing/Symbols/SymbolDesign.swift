import FirstFrameGeometry
import Foundation

/// The drawing of a symbol on a grid with a height of 24 units, on which y increases downwards.
///
/// It consists of areas, and of lines with a width that depends on the weight. Paths are SVG path data.
struct SymbolDesign: Sendable {
  static let height: CGFloat = 24

  /// The width of the grid, in units.
  var width: CGFloat
  /// The lines.
  var strokes: String
  /// The filled areas. Their edges are also stroked, so that they are as large as outlined symbols.
  var fills: String
  /// The holes in the areas.
  var holes: [SymbolHole]
  /// The centres of dots.
  var dots: [CGPoint]
  var isSlashed = false

  init(
    width: CGFloat = 24, strokes: String = "", fills: String = "", holes: [SymbolHole] = [],
    dots: [(CGFloat, CGFloat)] = []
  ) {
    self.width = width
    self.strokes = strokes
    self.fills = fills
    self.holes = holes
    self.dots = dots.map { CGPoint(x: $0.0, y: $0.1) }
  }

  /// The placeholder for unknown symbols.
  static let placeholder = SymbolDesign(
    strokes: "M4 7 V4 H7 M10.5 4 H13.5 M17 4 H20 V7 M20 10.5 V13.5 M20 17 V20 H17 M13.5 20 H10.5 M7 20 H4 V17 "
      + "M4 13.5 V10.5 M9.2 9.7 C9.4 8 10.5 7.2 12 7.2 C13.7 7.2 14.9 8.2 14.9 9.7 C14.9 11.7 12 11.8 12 13.8",
    dots: [(12, 16.7)])

  /// Returns the line width of a weight, in units.
  static func strokeWidth(_ weight: UIImage.SymbolWeight) -> CGFloat {
    switch weight {
    case .ultraLight: 0.6
    case .thin: 0.9
    case .light: 1.3
    case .unspecified, .regular: 1.7
    case .medium: 2
    case .semibold: 2.3
    case .bold: 2.65
    case .heavy: 3
    case .black: 3.4
    }
  }
}

extension SymbolDesign {
  /// A symbol as filled areas, in units.
  struct Outline {
    /// The areas, to fill with the nonzero rule.
    var path: Path
    /// The clip of the areas in a crossed-out symbol, with the even-odd rule: everything except for a band around the
    /// slash. `nil` for other symbols.
    var clip: Path?
    /// The line across a crossed-out symbol.
    var slash = Path()
  }

  /// Returns the symbol as one path, so that a translucent colour is applied only once.
  ///
  /// Lines and areas wind clockwise. Holes wind counterclockwise, so they are subtracted.
  func outline(stroke: CGFloat) -> Outline {
    let area = Path(symbol: fills).wound(clockwise: true)
    var path = area
    for line in [area, Path(symbol: strokes)] { path.addPath(Self.stroked(line, width: stroke)) }
    for dot in dots { path.addPath(.symbolDot(at: dot, stroke: stroke)) }
    for hole in holes { path.addPath(hole.outline(stroke: stroke).woundForSubtraction(of: hole)) }
    guard isSlashed else { return Outline(path: path) }
    return Outline(path: path, clip: clipAroundSlash(stroke: stroke), slash: Self.stroked(Self.slash, width: stroke))
  }

  private static let slash = Path(symbol: "M3.4 3.4 L20.6 20.6")

  private static func stroked(_ path: Path, width: CGFloat) -> Path {
    path.stroked(StrokeStyle(width: width, cap: .round, join: .round), tolerance: 0.01)
  }

  /// Returns a clip that contains everything except for a band around the slash.
  private func clipAroundSlash(stroke: CGFloat) -> Path {
    Path { path in
      path.addRect(CGRect(x: -24, y: -24, width: 72, height: 72))
      path.addPath(Ribbon(along: Self.slash, width: stroke + 2.4).outline)
    }
  }
}

extension Path {
  /// Returns the outline of a hole, wound so that it is subtracted. The inside of a ring is not subtracted.
  fileprivate func woundForSubtraction(of hole: SymbolHole) -> Path {
    if case .ring = hole { return reversed }
    return wound(clockwise: false)
  }
}

/// A hole in the areas of a symbol.
enum SymbolHole: Sendable {
  /// A single line with the line width of the symbol.
  case line(String)
  /// An area.
  case shape(String)
  case dot(CGFloat, CGFloat)
  /// A circular line around a centre, such as the edge of a lens.
  case ring(CGFloat, CGFloat)
  /// A plus sign in the centre.
  case plus
  /// A plus sign in the centre, rotated by 45 degrees.
  case cross

  /// - Parameter stroke: The line width of the symbol, in units.
  func outline(stroke: CGFloat) -> Path {
    switch self {
    case .line(let data): Ribbon(along: Path(symbol: data), width: stroke).outline
    case .shape(let data): Path(symbol: data)
    case .dot(let x, let y): .symbolDot(at: CGPoint(x: x, y: y), stroke: stroke)
    case .ring(let x, let y): Self.ring(around: CGPoint(x: x, y: y), stroke: stroke)
    case .plus: Self.plus(stroke: stroke)
    case .cross:
      Self.plus(stroke: stroke).transformed(
        by: Affine.translation(x: -12, y: -12).followed(by: .rotation(degrees: 45))
          .followed(by: .translation(x: 12, y: 12)))
    }
  }

  private static func ring(around center: CGPoint, stroke: CGFloat) -> Path {
    func circle(_ radius: CGFloat) -> Path {
      Path {
        $0.addEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
      }
    }
    return Path { path in
      path.addPath(circle(2.8 + stroke))
      path.addPath(circle(2.8).reversed)
    }
  }

  /// Returns four arms of 4.6 units with round ends, as one contour.
  private static func plus(stroke: CGFloat) -> Path {
    let half = stroke / 2
    let handle = half * 4 / 3 * (2.squareRoot() - 1)
    let arm = Path { path in
      path.move(to: CGPoint(x: half, y: -half))
      path.addLine(to: CGPoint(x: 4.6, y: -half))
      path.addCurve(
        to: CGPoint(x: 4.6 + half, y: 0), control1: CGPoint(x: 4.6 + handle, y: -half),
        control2: CGPoint(x: 4.6 + half, y: -handle))
      path.addCurve(
        to: CGPoint(x: 4.6, y: half), control1: CGPoint(x: 4.6 + half, y: handle),
        control2: CGPoint(x: 4.6 + handle, y: half))
      path.addLine(to: CGPoint(x: half, y: half))
    }
    var contour = Path()
    for quarter in 0..<4 {
      let rotated = arm.transformed(
        by: Affine.rotation(degrees: 90 * CGFloat(quarter)).followed(by: .translation(x: 12, y: 12)))
      contour.appendContinuing(rotated)
    }
    contour.closeSubpath()
    return contour
  }
}

extension Path {
  /// Creates a path from the SVG path data of a built-in symbol; empty if the data is invalid.
  fileprivate init(symbol data: String) {
    self = (try? Path(svgPathData: data)) ?? Path()
  }

  /// Returns a dot with a size that matches a line width.
  fileprivate static func symbolDot(at center: CGPoint, stroke: CGFloat) -> Path {
    let radius = stroke * 0.58 + 0.22
    return Path {
      $0.addEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
  }
}
