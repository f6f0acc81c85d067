import HeadlessUIKit

/// A gradient between colors at the points of a grid, since iOS 18.
///
/// The edges of the patches are straight, or curves by the control points of their ends. Colors are mixed in sRGB; the
/// smoothing of colors rounds the transitions at the lines of the grid.
nonisolated public struct MeshGradient: PrimitiveView, Sendable {
  /// The positions of the points in the unit square.
  public enum Locations: Equatable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color])
  }

  /// A point with the control points of the edges that meet at it.
  public struct BezierPoint: Equatable, Sendable {
    public var position, leadingControlPoint, topControlPoint, trailingControlPoint, bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      (self.position, self.leadingControlPoint, self.topControlPoint) = (position, leadingControlPoint, topControlPoint)
      (self.trailingControlPoint, self.bottomControlPoint) = (trailingControlPoint, bottomControlPoint)
    }
  }

  public var width, height: Int
  public var locations: Locations
  public var colors: Colors
  public var background: Color
  public var smoothsColors: Bool

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors)
  }

  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors)
  }

  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    (self.width, self.height, self.locations, self.colors) = (width, height, locations, colors)
    (self.background, self.smoothsColors) = (background, smoothsColors)
  }

  @MainActor func elements(in context: BuildContext) -> [LayoutElement] {
    let view = context.graph.view(in: context) { MeshView() }
    view.backgroundColor = background.uiColor
    view.isOpaque = false
    view.mesh = self
    view.setNeedsDisplay()
    return [ViewElement(view) { $1.replacingUnspecifiedDimensions() }]
  }

  /// The points and their colors; `nil` if their number is not that of the grid.
  fileprivate var nodes: [(point: BezierPoint, color: Color)]? {
    let points: [BezierPoint] =
      switch locations {
      case .bezierPoints(let points): points
      case .points(let points): points.indices.map { curve(points, at: $0) }
      }
    let all: [Color] =
      switch colors {
      case .colors(let colors), .resolvedColors(let colors): colors
      }
    guard width > 1, height > 1, points.count == width * height, all.count == points.count else { return nil }
    return Array(zip(points, all)).map { ($0, $1) }
  }

  /// A point whose edges are straight.
  private func curve(_ points: [SIMD2<Float>], at index: Int) -> BezierPoint {
    let (row, column) = (index / max(width, 1), index % max(width, 1))
    let point = points[index]
    func third(_ row: Int, _ column: Int) -> SIMD2<Float> {
      guard row >= 0, row < height, column >= 0, column < width, row * width + column < points.count else {
        return point
      }
      return point + (points[row * width + column] - point) / 3
    }
    return BezierPoint(
      position: point, leadingControlPoint: third(row, column - 1), topControlPoint: third(row - 1, column),
      trailingControlPoint: third(row, column + 1), bottomControlPoint: third(row + 1, column))
  }
}

/// Draws a mesh as small quadrilaterals of one color each.
private final class MeshView: UIView {
  var mesh: MeshGradient?

  /// The number of quadrilaterals along each side of a patch.
  private static let steps = 16

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let mesh, let nodes = mesh.nodes else { return }
    for row in 0..<(mesh.height - 1) {
      for column in 0..<(mesh.width - 1) {
        let first = row * mesh.width + column
        let patch = MeshPatch(
          corners: [first, first + 1, first + mesh.width, first + mesh.width + 1].map { nodes[$0].point },
          colors: [first, first + 1, first + mesh.width, first + mesh.width + 1].map {
            channels(of: nodes[$0].color)
          }, isSmooth: mesh.smoothsColors)
        draw(patch, context)
      }
    }
  }

  private func channels(of color: Color) -> SIMD4<Float> {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.uiColor.resolvedColor(with: traitCollection).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return SIMD4(Float(red), Float(green), Float(blue), Float(alpha))
  }

  private func draw(_ patch: MeshPatch, _ context: CGContext) {
    let step = 1 / Float(Self.steps)
    func corner(_ u: Float, _ v: Float) -> CGPoint {
      let point = patch.point(u, v)
      return CGPoint(x: CGFloat(point.x) * bounds.width, y: CGFloat(point.y) * bounds.height)
    }
    for row in 0..<Self.steps {
      for column in 0..<Self.steps {
        let (u, v) = (Float(column) * step, Float(row) * step)
        let color = patch.color(u + step / 2, v + step / 2)
        context.setFillColor(
          red: CGFloat(color.x), green: CGFloat(color.y), blue: CGFloat(color.z), alpha: CGFloat(color.w))
        // Neighbors overlap by half a step, so that no gap is visible between their smooth edges.
        context.beginPath()
        context.move(to: corner(u, v))
        context.addLine(to: corner(min(u + step * 1.5, 1), v))
        context.addLine(to: corner(min(u + step * 1.5, 1), min(v + step * 1.5, 1)))
        context.addLine(to: corner(u, min(v + step * 1.5, 1)))
        context.closePath()
        context.fillPath()
      }
    }
  }
}

/// A part of a mesh between four points: a Coons patch.
private struct MeshPatch {
  /// Top leading, top trailing, bottom leading, bottom trailing.
  let corners: [MeshGradient.BezierPoint]
  let colors: [SIMD4<Float>]
  let isSmooth: Bool

  /// A point of the patch, with both coordinates from 0 to 1.
  func point(_ u: Float, _ v: Float) -> SIMD2<Float> {
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let top = cubic(a.position, a.trailingControlPoint, b.leadingControlPoint, b.position, u)
    let bottom = cubic(c.position, c.trailingControlPoint, d.leadingControlPoint, d.position, u)
    let left = cubic(a.position, a.bottomControlPoint, c.topControlPoint, c.position, v)
    let right = cubic(b.position, b.bottomControlPoint, d.topControlPoint, d.position, v)
    let ruled = mixed(mixed(a.position, b.position, u), mixed(c.position, d.position, u), v)
    return mixed(top, bottom, v) + mixed(left, right, u) - ruled
  }

  func color(_ u: Float, _ v: Float) -> SIMD4<Float> {
    let (x, y) = isSmooth ? (eased(u), eased(v)) : (u, v)
    let upper: SIMD4<Float> = colors[0] + (colors[1] - colors[0]) * x
    let lower: SIMD4<Float> = colors[2] + (colors[3] - colors[2]) * x
    return upper + (lower - upper) * y
  }

  private func mixed(_ first: SIMD2<Float>, _ second: SIMD2<Float>, _ share: Float) -> SIMD2<Float> {
    first + (second - first) * share
  }

  private func eased(_ t: Float) -> Float { t * t * (3 - 2 * t) }

  private func cubic(
    _ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>, _ d: SIMD2<Float>, _ t: Float
  ) -> SIMD2<Float> {
    // De Casteljau's construction.
    let (ab, bc, cd) = (mixed(a, b, t), mixed(b, c, t), mixed(c, d, t))
    return mixed(mixed(ab, bc, t), mixed(bc, cd, t), t)
  }
}
