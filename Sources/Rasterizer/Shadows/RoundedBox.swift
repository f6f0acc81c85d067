import FirstFrameGeometry
import Foundation

/// A rounded rectangle in device space, on the sub-pixel grid; lengths are steps of it.
struct RoundedBox: Hashable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int
  /// Clockwise from the top left; they fit.
  var radii: [Int]
  var curve: CornerCurve

  /// - Parameter transform: Only moves, and enlarges or shrinks evenly.
  init(_ rect: CGRect, radii: CornerRadii, curve: CornerCurve, transform: Affine) {
    let topLeft = transform.apply(CGPoint(x: rect.minX, y: rect.minY))
    let bottomRight = transform.apply(CGPoint(x: rect.maxX, y: rect.maxY))
    minX = Subpixel.limitedSteps(topLeft.x)
    minY = Subpixel.limitedSteps(topLeft.y)
    maxX = Subpixel.limitedSteps(bottomRight.x)
    maxY = Subpixel.limitedSteps(bottomRight.y)
    self.radii = radii.fitted(to: rect.size).clockwise.map { Subpixel.limitedSteps($0 * transform.a) }
    self.curve = curve
  }

  var isEmpty: Bool { maxX <= minX || maxY <= minY }

  var path: Path {
    func pixels(_ steps: Int) -> CGFloat { CGFloat(steps) / CGFloat(Subpixel.one) }
    let rect = CGRect(
      x: pixels(minX), y: pixels(minY), width: pixels(maxX - minX), height: pixels(maxY - minY))
    let corners = CornerRadii(
      topLeft: pixels(radii[0]), topRight: pixels(radii[1]), bottomRight: pixels(radii[2]),
      bottomLeft: pixels(radii[3]))
    return Path { $0.addRoundedRect(rect, radii: corners, curve: curve) }
  }

  /// How far the corners reach along the sides.
  var leftReach: Int { reach(radii[0], radii[3]) }
  var rightReach: Int { reach(radii[1], radii[2]) }
  var topReach: Int { reach(radii[0], radii[1]) }
  var bottomReach: Int { reach(radii[2], radii[3]) }

  private func reach(_ first: Int, _ second: Int) -> Int {
    let radius = max(first, second)
    return curve == .continuous ? radius + radius / 2 + 1 : radius
  }
}
