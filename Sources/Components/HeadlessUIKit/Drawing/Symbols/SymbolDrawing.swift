import FirstFrameGeometry
import Foundation

/// A symbol as a sequence of areas and lines that are added to the drawing or cut out of it.
///
/// Coordinates are those of ``SymbolDesign``. The line width is not part of the drawing, so one drawing serves all
/// weights.
struct SymbolDrawing: Sendable {
  var steps: [Step] = []
  /// Whether the levels are those of the symbol's layers on a device, as far as its name tells them.
  var hasKnownLevels = false

  enum Step: Sendable {
    case add(Ink)
    case cut(Ink)
    /// Cuts a sign out of an area, or draws it in front of the area if the two have colors of their own.
    case sign(Ink)
    /// What follows is on a level: 0 for the primary one.
    case level(Int)
  }

  /// The number of levels that a symbol can have.
  static let levelCount = 3

  /// The width of lines, in units.
  struct Stroke {
    var line: CGFloat
    /// The width of lines within a shape. It grows little from semibold on, so that they stay apart.
    var inner: CGFloat

    init(_ line: CGFloat) {
      let limit = SymbolDesign.strokeWidth(.semibold)
      self.line = line
      inner = line > limit ? limit + (line - limit) * 0.2 : line
    }

    /// The widths in a drawing that is made smaller by a factor.
    func divided(by scale: CGFloat) -> Stroke {
      var stroke = self
      stroke.line /= scale
      stroke.inner /= scale
      return stroke
    }
  }

  /// What a step adds or cuts out.
  indirect enum Ink: Sendable {
    /// An area. Its edge is stroked, so that it is as large as an outlined symbol. `excess` is added to that width.
    case area(Path, excess: CGFloat = 0)
    /// An area without a stroke.
    case exactArea(Path)
    /// Lines. `excess` is added to the width.
    case lines(Path, excess: CGFloat = 0)
    /// A dot. `excess` is added to the radius.
    case dot(CGPoint, excess: CGFloat = 0)
    /// Letters at regular weight. Heavier weights stroke their edges.
    case glyphs(Path)
    /// A part within a shape.
    case inner(Ink)
    /// Another drawing, with the line width multiplied.
    case drawing(SymbolDrawing, Affine, strokeFactor: CGFloat)
  }

  /// Returns the drawing as one path to fill with the nonzero rule, so that a translucent color is applied only once.
  ///
  /// All contours that enclose areas are clockwise.
  func outline(stroke: CGFloat) -> Path { outline(Stroke(stroke)) }

  fileprivate func outline(_ stroke: Stroke) -> Path {
    var path = Path()
    // Successive cuts are one: each takes as long as the path is.
    var cuts = Path()
    func cut() {
      if !cuts.isEmpty { path = PathCombination(.difference).pieces(of: path, cuts) }
      cuts = Path()
    }
    for step in steps {
      switch step {
      case .add(let ink):
        cut()
        path.addPath(ink.outline(stroke))
      case .cut(let ink), .sign(let ink): cuts.addPath(ink.outline(stroke))
      case .level: break
      }
    }
    cut()
    return path
  }

  /// Returns the drawing as a path for each level, from the primary one. Levels are drawn in the reverse order.
  ///
  /// - Parameter count: The number of levels. The last one contains all further ones.
  func outlinesByLevel(stroke: CGFloat, count: Int = levelCount) -> [Path] {
    var paths = [Path](repeating: Path(), count: count)
    var cuts = Path()
    var level = 0
    func cut() {
      guard !cuts.isEmpty else { return }
      for index in paths.indices where !paths[index].isEmpty {
        paths[index] = PathCombination(.difference).pieces(of: paths[index], cuts)
      }
      cuts = Path()
    }
    for step in steps {
      switch step {
      case .add(let ink):
        cut()
        paths[level].addPath(ink.outline(Stroke(stroke)))
      case .cut(let ink): cuts.addPath(ink.outline(Stroke(stroke)))
      // The area behind the sign is on the same level.
      case .sign(let ink) where level == count - 1: cuts.addPath(ink.outline(Stroke(stroke)))
      case .sign(let ink):
        cut()
        paths[level].addPath(ink.outline(Stroke(stroke)))
      case .level(let new): level = min(new, count - 1)
      }
    }
    cut()
    return paths
  }

  /// The steps, on the next level each.
  var loweredSteps: [Step] {
    [.level(1)]
      + steps.map { step in
        if case .level(let level) = step { return .level(level + 1) }
        return step
      }
  }

  /// The rectangle around the paths, without the width of lines; `nil` if the drawing is empty.
  var skeletonBounds: CGRect? {
    var bounds: CGRect?
    for case .add(let ink) in steps {
      guard let box = ink.skeletonBounds else { continue }
      bounds = bounds?.union(box) ?? box
    }
    return bounds
  }

  /// Returns the drawing, crossed out from the top left to the bottom right.
  var slashed: SymbolDrawing {
    let line = Path(symbol: "M3.4 3.4 L20.6 20.6")
    return SymbolDrawing(steps: steps + [.cut(.lines(line, excess: 2.6)), .add(.lines(line))])
  }

  /// Returns the drawing inside of an enclosing shape.
  ///
  /// - Parameters:
  ///   - side: The longer side of the drawing in the shape, without the width of lines.
  ///   - center: The center of the drawing in the shape.
  func fitted(to side: CGFloat, around center: CGPoint, strokeFactor: CGFloat = 0.94) -> Ink {
    let box = skeletonBounds ?? CGRect(x: 12, y: 12, width: 0, height: 0)
    let factor = min(side / max(box.width, box.height, 1e-3), 0.85)
    let transform = Affine.translation(x: -box.midX, y: -box.midY).followed(by: .scale(factor))
      .followed(by: .translation(x: center.x, y: center.y))
    return .drawing(self, transform, strokeFactor: strokeFactor)
  }
}

extension SymbolDrawing.Ink {
  fileprivate func outline(_ stroke: SymbolDrawing.Stroke) -> Path {
    switch self {
    case .area(let area, let excess):
      var path = area.wound(clockwise: true)
      path.addPath(Self.stroked(path, width: stroke.line + excess))
      return path
    case .exactArea(let area): return area.wound(clockwise: true)
    case .lines(let lines, let excess): return Self.stroked(lines, width: stroke.line + excess)
    case .dot(let center, let excess):
      return .circle(around: center, radius: stroke.line * 0.58 + 0.22 + excess)
    case .glyphs(let glyphs):
      let regular = SymbolDesign.strokeWidth(.regular)
      guard stroke.line > regular else { return glyphs }
      var path = glyphs
      path.addPath(Self.stroked(glyphs, width: stroke.line - regular))
      return path
    case .drawing(let drawing, let transform, let strokeFactor):
      // The width is that of the result, so it is divided by the scale.
      let scale = abs(transform.determinant).squareRoot()
      return drawing.outline(stroke.divided(by: max(scale, 1e-3) / strokeFactor)).transformed(by: transform)
    case .inner(let ink):
      var stroke = stroke
      stroke.line = stroke.inner
      return ink.outline(stroke)
    }
  }

  fileprivate var skeletonBounds: CGRect? {
    switch self {
    case .area(let path, _), .exactArea(let path), .lines(let path, _), .glyphs(let path): path.extent
    case .dot(let center, _): CGRect(x: center.x - 0.4, y: center.y - 0.4, width: 0.8, height: 0.8)
    case .inner(let ink): ink.skeletonBounds
    case .drawing(let drawing, let transform, _): drawing.skeletonBounds.map { transform.bounds(of: $0) }
    }
  }

  private static func stroked(_ path: Path, width: CGFloat) -> Path {
    path.stroked(StrokeStyle(width: width, cap: .round, join: .round), tolerance: 0.01)
  }
}
