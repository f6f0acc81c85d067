import FirstFrameGeometry
import Foundation

/// The drawing of a symbol on a grid 24 units high, y down: lines whose width is the symbol's weight, and areas.
///
/// Paths are SVG path data.
struct SymbolDesign: Sendable {
  static let height: CGFloat = 24

  /// Of the grid, in units.
  var width: CGFloat
  var strokes: String
  /// Areas, whose edges reach as far out as lines along them would.
  var fills: String
  /// What is cut out of the areas.
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

  /// What is drawn for a symbol that there is not.
  static let placeholder = SymbolDesign(
    strokes: "M4 7 V4 H7 M10.5 4 H13.5 M17 4 H20 V7 M20 10.5 V13.5 M20 17 V20 H17 M13.5 20 H10.5 M7 20 H4 V17 "
      + "M4 13.5 V10.5 M9.2 9.7 C9.4 8 10.5 7.2 12 7.2 C13.7 7.2 14.9 8.2 14.9 9.7 C14.9 11.7 12 11.8 12 13.8",
    dots: [(12, 16.7)])

  /// The width of lines, in units.
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
  /// A symbol as areas, in units.
  struct Outline {
    /// To be filled with the nonzero rule.
    var path: Path
    /// Where something is crossed out, what the path is cut to, with the even-odd rule.
    var gap: Path?
    /// The line that crosses it out.
    var slash = Path()
  }

  /// All of the symbol in one path, so that a colour that lets light through is laid on once.
  ///
  /// Lines and areas all wind clockwise and add up; holes wind the other way and take away.
  func outline(stroke: CGFloat) -> Outline {
    let area = Path(symbol: fills).wound(clockwise: true)
    var path = area
    for line in [area, Path(symbol: strokes)] { path.addPath(Self.stroked(line, width: stroke)) }
    for dot in dots { path.addPath(.symbolDot(at: dot, stroke: stroke)) }
    for hole in holes { path.addPath(hole.outline(stroke: stroke).taken(from: hole)) }
    guard isSlashed else { return Outline(path: path) }
    return Outline(path: path, gap: gap(stroke: stroke), slash: Self.stroked(Self.slash, width: stroke))
  }

  private static let slash = Path(symbol: "M3.4 3.4 L20.6 20.6")

  private static func stroked(_ path: Path, width: CGFloat) -> Path {
    path.stroked(StrokeStyle(width: width, cap: .round, join: .round), tolerance: 0.01)
  }

  /// Everything but a band around the slash.
  private func gap(stroke: CGFloat) -> Path {
    Path { path in
      path.addRect(CGRect(x: -24, y: -24, width: 72, height: 72))
      path.addPath(Ribbon(along: Self.slash, width: stroke + 2.4).outline)
    }
  }
}

extension Path {
  /// The outline of a hole, wound so that it takes away; that of a ring keeps its own inside.
  fileprivate func taken(from hole: SymbolHole) -> Path {
    if case .ring = hole { return reversed }
    return wound(clockwise: false)
  }
}

/// What is cut out of the areas of a symbol.
enum SymbolHole: Sendable {
  /// A single line, as wide as the symbol's lines.
  case line(String)
  /// An area.
  case shape(String)
  case dot(CGFloat, CGFloat)
  /// A circle around a centre, in place of the line around a lens.
  case ring(CGFloat, CGFloat)
  /// A plus sign in the middle.
  case plus
  /// The same, turned by an eighth.
  case cross

  /// - Parameter stroke: The width of the symbol's lines, in units.
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

  /// Four arms of 4.6 units with round ends, as one contour.
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
      let turned = arm.transformed(
        by: Affine.rotation(degrees: 90 * CGFloat(quarter)).followed(by: .translation(x: 12, y: 12)))
      contour.continueWith(turned)
    }
    contour.closeSubpath()
    return contour
  }
}
