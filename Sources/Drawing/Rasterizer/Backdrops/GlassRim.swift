import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// Bends the filtered backdrop of a node at its rim, and lights its edge.
struct GlassRim {
  private let edge: BoxEdge
  private let profile: LensProfile
  private let light: Double
  private let transform: Affine
  private let toNode: Affine

  /// The direction from which the light comes. Its length is 1.
  private static let lightDirection = CGPoint(x: 0.6, y: 0.8)
  /// The width of the lit edge, in points.
  private static let lightWidth = 1.5

  /// Creates the rim; `nil` if it would change nothing, or if all points of the node are on a line.
  ///
  /// - Parameter transform: The map from the node's space to pixels.
  init?(_ lens: Backdrop.Lens, of node: LayoutNode, in transform: Affine) {
    guard node.hasArea, let toNode = transform.inverted else { return nil }
    let edge = BoxEdge(node)
    profile = LensProfile(lens, reach: edge.reach)
    guard profile.maximum > 0 || lens.light > 0 else { return nil }
    self.edge = edge
    light = lens.light
    self.transform = transform
    self.toNode = toNode
  }

  /// The distance from which pixels have an effect, in pixels.
  var reach: Int {
    let length = max(
      (transform.a * transform.a + transform.b * transform.b).squareRoot(),
      (transform.c * transform.c + transform.d * transform.d).squareRoot())
    return Int(min(profile.maximum * length, PixelRect.maximumCoordinate).rounded(.up)) + 2
  }

  /// Returns the bent and lit pixels of an area.
  ///
  /// - Parameter source: The pixels of the area and those within `reach` around it, as far as they exist. Beyond its edge,
  ///   the colors at the edge continue.
  func applied(to source: Canvas, in area: PixelRect) -> Canvas {
    let result = Canvas(bounds: area)
    let flat = flatPixels.intersection(area)
    var y = area.minY
    while y < area.maxY {
      let row = result.row(y, fromX: area.minX)
      if y >= flat.minY, y < flat.maxY, !flat.isEmpty {
        write(to: row, source, y: y, columns: area.minX..<flat.minX, fromX: area.minX)
        memcpy(row + (flat.minX &- area.minX), source.row(y, fromX: flat.minX), flat.width &* 4)
        write(to: row, source, y: y, columns: flat.maxX..<area.maxX, fromX: area.minX)
      } else {
        write(to: row, source, y: y, columns: area.minX..<area.maxX, fromX: area.minX)
      }
      y &+= 1
    }
    return result
  }

  /// Pixels in the middle of the glass, where nothing changes.
  private var flatPixels: PixelRect {
    guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0,
      let rect = edge.interior(at: CGFloat(max(profile.bevel, Self.lightWidth)))?.mapped(by: transform)
    else { return .empty }
    let inner = PixelRect(covering: rect).outset(by: -2)
    return inner.isEmpty ? .empty : inner
  }

  private func write(
    to row: UnsafeMutablePointer<UInt32>, _ source: Canvas, y: Int, columns: Range<Int>, fromX minX: Int
  ) {
    var x = columns.lowerBound
    while x < columns.upperBound {
      row[x &- minX] = color(source, x: x, y: y)
      x &+= 1
    }
  }

  private func color(_ source: Canvas, x: Int, y: Int) -> UInt32 {
    let point = toNode.apply(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
    let nearest = edge.nearest(to: point)
    let displacement = profile.displacement(at: nearest.distance)
    var color: UInt32
    if displacement == 0 {
      color = source.row(y, fromX: x)[0]
    } else {
      color = source.interpolated(
        at: transform.apply(
          CGPoint(x: point.x + nearest.inward.x * displacement, y: point.y + nearest.inward.y * displacement)))
    }
    if light > 0, nearest.distance < Self.lightWidth {
      color = Blending.mixed(.max, color, share: share(of: nearest))
    }
    return color
  }

  /// Returns the share of light in 255ths: the square of the cosine between the edge's direction and the light, so that
  /// the light also leaves the glass at the opposite edge.
  private func share(of nearest: GlassEdgePoint) -> UInt32 {
    let cosine = nearest.inward.x * Self.lightDirection.x + nearest.inward.y * Self.lightDirection.y
    let fading = 1 - max(nearest.distance, 0) / Self.lightWidth
    return UInt32((min(light, 1) * cosine * cosine * fading * 255).rounded())
  }
}

extension Affine {
  /// The inverse; `nil` if all points are mapped to a line.
  fileprivate var inverted: Affine? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return Affine(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension Canvas {
  /// The color at a point, interpolated between the centers of pixels. Beyond the edge, the colors at the edge continue.
  fileprivate func interpolated(at point: CGPoint) -> UInt32 {
    let x = min(max(point.x - 0.5, CGFloat(bounds.minX)), CGFloat(bounds.maxX &- 1))
    let y = min(max(point.y - 0.5, CGFloat(bounds.minY)), CGFloat(bounds.maxY &- 1))
    let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let right = min(left &+ 1, bounds.maxX &- 1)
    let bottom = min(top &+ 1, bounds.maxY &- 1)
    let across = UInt32(((1 - (x - CGFloat(left))) * 255).rounded())
    let down = UInt32(((1 - (y - CGFloat(top))) * 255).rounded())
    let (upper, lower) = (row(top, fromX: bounds.minX), row(bottom, fromX: bounds.minX))
    return Blending.mixed(
      Blending.mixed(upper[left &- bounds.minX], upper[right &- bounds.minX], share: across),
      Blending.mixed(lower[left &- bounds.minX], lower[right &- bounds.minX], share: across), share: down)
  }
}
