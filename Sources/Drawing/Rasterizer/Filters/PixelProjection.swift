import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

/// A projection in the space of pixels.
struct PixelProjection {
  private let forward, backward: Homography

  /// Creates a projection; `nil` if all points are on a line afterwards, so that nothing is visible.
  init?(_ projection: Projection, in transform: Affine) {
    let toPixels = Homography(transform)
    guard let toNode = toPixels.inverse else { return nil }
    let map = toNode.followed(by: Homography(rows: projection.numbers)).followed(by: toPixels)
    guard let backward = map.inverse else { return nil }
    (forward, self.backward) = (map, backward)
  }

  func bounds(of rect: CGRect) -> CGRect { forward.bounds(of: rect) }
  func inverseBounds(of area: PixelRect) -> CGRect {
    backward.bounds(of: CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height))
      .insetBy(dx: -2, dy: -2)
  }

  /// Returns the projected pixels of an area, interpolated between the four nearest ones.
  func projected(_ source: Canvas, to area: PixelRect) -> Canvas {
    let result = Canvas(bounds: area)
    var y = area.minY
    while y < area.maxY {
      let row = result.row(y, fromX: area.minX)
      var x = area.minX
      while x < area.maxX {
        if let point = backward.mapped(CGFloat(x) + 0.5, CGFloat(y) + 0.5) {
          row[x &- area.minX] = source.sample(at: point)
        }
        x &+= 1
      }
      y &+= 1
    }
    return result
  }
}

/// A matrix of three rows and columns that maps points of the plane.
private struct Homography {
  private let rows: [CGFloat]

  init(rows: [CGFloat]) { self.rows = rows }
  init(_ affine: Affine) { rows = [affine.a, affine.c, affine.tx, affine.b, affine.d, affine.ty, 0, 0, 1] }

  func followed(by other: Homography) -> Homography {
    var product = [CGFloat](repeating: 0, count: 9)
    for row in 0..<3 {
      for column in 0..<3 {
        for index in 0..<3 { product[3 * row + column] += other.rows[3 * row + index] * rows[3 * index + column] }
      }
    }
    return Homography(rows: product)
  }

  var inverse: Homography? {
    func minor(_ row: Int, _ column: Int) -> CGFloat {
      let (a, b, c, d) = ((row + 1) % 3, (row + 2) % 3, (column + 1) % 3, (column + 2) % 3)
      return rows[3 * a + c] * rows[3 * b + d] - rows[3 * a + d] * rows[3 * b + c]
    }
    let determinant = rows[0] * minor(0, 0) + rows[1] * minor(0, 1) + rows[2] * minor(0, 2)
    guard abs(determinant) > 1e-9 else { return nil }
    return Homography(rows: (0..<9).map { minor($0 % 3, $0 / 3) / determinant })
  }

  /// Returns where a point is mapped to; `nil` if it is behind the viewer.
  func mapped(_ x: CGFloat, _ y: CGFloat) -> CGPoint? {
    let depth = rows[6] * x + rows[7] * y + rows[8]
    guard depth > 1e-6 else { return nil }
    return CGPoint(
      x: (rows[0] * x + rows[1] * y + rows[2]) / depth, y: (rows[3] * x + rows[4] * y + rows[5]) / depth)
  }

  /// A rectangle around the mapped rectangle; everything if a part of it is behind the viewer.
  func bounds(of rect: CGRect) -> CGRect {
    let corners = [
      mapped(rect.minX, rect.minY), mapped(rect.maxX, rect.minY), mapped(rect.minX, rect.maxY),
      mapped(rect.maxX, rect.maxY),
    ].compactMap { $0 }
    guard corners.count == 4 else { return CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

extension Canvas {
  /// The color at a point, interpolated between the centers of pixels; clear outside of the canvas.
  fileprivate func sample(at point: CGPoint) -> UInt32 {
    let (x, y) = (point.x - 0.5, point.y - 0.5)
    guard x > CGFloat(bounds.minX - 1), x < CGFloat(bounds.maxX), y > CGFloat(bounds.minY - 1),
      y < CGFloat(bounds.maxY)
    else { return 0 }
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    func share(_ fraction: CGFloat) -> UInt32 { UInt32(((1 - fraction) * 255).rounded()) }
    let (across, down) = (share(x - left), share(y - top))
    let upper = Blending.mixed(pixel(Int(left), Int(top)), pixel(Int(left) + 1, Int(top)), share: across)
    let lower = Blending.mixed(pixel(Int(left), Int(top) + 1), pixel(Int(left) + 1, Int(top) + 1), share: across)
    return Blending.mixed(upper, lower, share: down)
  }

  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    guard x >= bounds.minX, x < bounds.maxX, y >= bounds.minY, y < bounds.maxY else { return 0 }
    return row(y, fromX: x)[0]
  }
}
