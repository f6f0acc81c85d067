import FirstFrameGeometry
import Foundation

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
