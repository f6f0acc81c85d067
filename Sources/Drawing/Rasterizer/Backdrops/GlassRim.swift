import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// Bends the filtered backdrop of a node at its rim, and lights its edge.
struct GlassRim {
  private let edge: any GlassEdge
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
    guard node.hasArea, abs(transform.determinant) > 1e-9, let toNode = transform.inverse else { return nil }
    let edge: any GlassEdge =
      node.clipPath.flatMap { PathEdge($0, width: max(lens.bevel, Self.lightWidth)) } ?? BoxEdge(node)
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
  /// - Parameters:
  ///   - source: The pixels of the area and those within `reach` around it, as far as they exist. Beyond its edge, the colors
  ///     at the edge continue.
  ///   - bends: Whether the pixels of the source differ, so that bending them changes something.
  func applied(to source: Canvas, in area: PixelRect, bends: Bool) -> Canvas {
    let result = Canvas(bounds: area)
    if !bends, light == 0 {
      result.draw(source, opacity: 255, clip: area)
      return result
    }
    let flat = flatPixels(bends: bends).intersection(area)
    var y = area.minY
    while y < area.maxY {
      let target = RowTarget(pixels: result.row(y, fromX: area.minX), minX: area.minX, y: y)
      if y >= flat.minY, y < flat.maxY, !flat.isEmpty {
        write(source, to: target, columns: area.minX..<flat.minX)
        memcpy(target.pixels + (flat.minX &- area.minX), source.row(y, fromX: flat.minX), flat.width &* 4)
        write(source, to: target, columns: flat.maxX..<area.maxX)
      } else {
        let straight = straightPixels(y: y, in: area)
        write(source, to: target, columns: area.minX..<straight.lowerBound)
        writeStraight(source, to: target, columns: straight)
        write(source, to: target, columns: straight.upperBound..<area.maxX)
      }
      y &+= 1
    }
    return result
  }

  /// A row of pixels that is written.
  private struct RowTarget {
    let pixels: UnsafeMutablePointer<UInt32>
    let minX: Int
    let y: Int
  }

  private var isUpright: Bool { transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0 }

  /// Returns the pixels in the middle of the glass, where nothing changes.
  private func flatPixels(bends: Bool) -> PixelRect {
    let distance = max(bends ? profile.bevel : 0, light > 0 ? Self.lightWidth : 0)
    guard isUpright, let rect = edge.interior(at: CGFloat(distance))?.mapped(by: transform) else { return .empty }
    let inner = PixelRect(covering: rect).outset(by: -2)
    return inner.isEmpty ? .empty : inner
  }

  /// Returns the columns of a row whose nearest edge is straight, and above or below them.
  private func straightPixels(y: Int, in area: PixelRect) -> Range<Int> {
    let none = area.maxX..<area.maxX
    let point = toNode.apply(CGPoint(x: 0, y: CGFloat(y) + 0.5))
    guard isUpright, let columns = edge.straightColumns(at: point.y) else { return none }
    func column(_ x: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
      let limit = PixelRect.maximumCoordinate
      return Int(min(max(x * transform.a + transform.tx - 0.5, -limit), limit).rounded(rule))
    }
    let first = max(column(columns.lowerBound, .up), area.minX)
    let last = min(column(columns.upperBound, .down), area.maxX &- 1)
    return first <= last ? first..<last &+ 1 : none
  }

  private func write(_ source: Canvas, to target: RowTarget, columns: Range<Int>) {
    var x = columns.lowerBound
    while x < columns.upperBound {
      target.pixels[x &- target.minX] = color(source, x: x, y: target.y)
      x &+= 1
    }
  }

  /// Writes pixels that are all displaced by the same distance, up or down.
  private func writeStraight(_ source: Canvas, to target: RowTarget, columns: Range<Int>) {
    let middle = (columns.lowerBound &+ columns.upperBound) / 2
    let point = toNode.apply(CGPoint(x: CGFloat(middle) + 0.5, y: CGFloat(target.y) + 0.5))
    let nearest = edge.nearest(to: point)
    // Near a corner, rounding may decide between its edges.
    guard nearest.inward.x == 0 else { return write(source, to: target, columns: columns) }
    let x = columns.lowerBound
    let displacement = profile.displacement(at: nearest.distance)
    let shown = (point.y + nearest.inward.y * displacement) * transform.d + transform.ty
    let rows = source.interpolatedRows(at: displacement == 0 ? CGFloat(target.y) + 0.5 : shown)
    let (first, second) = (source.row(rows.first, fromX: x), source.row(rows.second, fromX: x))
    let share = lightShare(of: nearest)
    let pixels = target.pixels + (x &- target.minX)
    var index = 0
    while index < columns.count {
      let upper = first[index]
      var color = upper == second[index] ? upper : Blending.mixed(upper, second[index], share: rows.share)
      if share > 0 { color = Blending.mixed(.max, color, share: share) }
      pixels[index] = color
      index &+= 1
    }
  }

  private func color(_ source: Canvas, x: Int, y: Int) -> UInt32 {
    let point = toNode.apply(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
    let nearest = edge.nearest(to: point)
    let displacement = profile.displacement(at: nearest.distance)
    let color: UInt32
    if displacement == 0 {
      color = source.row(y, fromX: x)[0]
    } else {
      color = source.interpolated(
        at: transform.apply(
          CGPoint(x: point.x + nearest.inward.x * displacement, y: point.y + nearest.inward.y * displacement)))
    }
    let share = lightShare(of: nearest)
    return share > 0 ? Blending.mixed(.max, color, share: share) : color
  }

  /// Returns the share of light in 255ths: the square of the cosine between the edge's direction and the light, so that
  /// the light also leaves the glass at the opposite edge.
  private func lightShare(of nearest: GlassEdgePoint) -> UInt32 {
    guard light > 0, nearest.distance < Self.lightWidth else { return 0 }
    let cosine = nearest.inward.x * Self.lightDirection.x + nearest.inward.y * Self.lightDirection.y
    let fading = 1 - max(nearest.distance, 0) / Self.lightWidth
    return UInt32(min((light * cosine * cosine * fading * 255).rounded(), 255))
  }
}

extension Canvas {
  /// The color at a point, interpolated between the centers of pixels. Beyond the edge, the colors at the edge continue.
  fileprivate func interpolated(at point: CGPoint) -> UInt32 {
    let x = min(max(point.x - 0.5, CGFloat(bounds.minX)), CGFloat(bounds.maxX &- 1))
    let left = Int(x.rounded(.down))
    let right = min(left &+ 1, bounds.maxX &- 1)
    let across = UInt32(((1 - (x - CGFloat(left))) * 255).rounded())
    let (top, bottom, down) = interpolatedRows(at: point.y)
    let (upper, lower) = (row(top, fromX: bounds.minX), row(bottom, fromX: bounds.minX))
    return Blending.mixed(
      Blending.mixed(upper[left &- bounds.minX], upper[right &- bounds.minX], share: across),
      Blending.mixed(lower[left &- bounds.minX], lower[right &- bounds.minX], share: across), share: down)
  }

  /// Returns the rows around a y coordinate, and the share of the first one in 255ths.
  fileprivate func interpolatedRows(at position: CGFloat) -> (first: Int, second: Int, share: UInt32) {
    let y = min(max(position - 0.5, CGFloat(bounds.minY)), CGFloat(bounds.maxY &- 1))
    let top = Int(y.rounded(.down))
    return (top, min(top &+ 1, bounds.maxY &- 1), UInt32(((1 - (y - CGFloat(top))) * 255).rounded()))
  }
}
