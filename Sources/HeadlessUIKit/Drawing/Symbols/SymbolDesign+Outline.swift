import FirstFrameGeometry
import Foundation

extension SymbolDesign {
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
