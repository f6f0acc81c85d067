package import Foundation

/// Rounded rectangles that flow together where they are close to each other, like drops.
///
/// The distance from two boxes is a smooth minimum of the distances from each: the polynomial of degree two of I. Quilez,
/// "Smooth minimum" (iquilezles.org/articles/smin). Its width is such that two boxes join if the gap between their rectangles
/// is smaller than the spacing, and the nearer they are, the wider is the neck. The shape does not extend beyond the smallest rectangle
/// around all boxes.
package struct MergedBoxes: Sendable {
  /// A rectangle with round corners.
  package struct Box: Hashable, Sendable {
    package var rect: CGRect
    package var radii: CornerRadii

    package init(_ rect: CGRect, radii: CornerRadii) {
      self.rect = rect
      self.radii = radii.fitted(to: rect.size)
    }
  }

  private let boxes: [Box]
  /// Pairs of boxes that are nearer to each other than the spacing, with the width of their smooth minimum.
  private let pairs: [(first: Int, second: Int, width: CGFloat)]
  /// The smallest rectangle around all boxes.
  package let bounds: CGRect
  private let frame: Box

  /// - Parameter spacing: The gap between two boxes below which they join, in points.
  package init(_ boxes: [Box], spacing: CGFloat) {
    self.boxes = boxes
    bounds = boxes.dropFirst().reduce(boxes.first?.rect ?? .zero) { $0.union($1.rect) }
    frame = Box(bounds, radii: .zero)
    var pairs: [(Int, Int, CGFloat)] = []
    for second in boxes.indices {
      for first in 0..<second {
        let gap = boxes[first].gap(to: boxes[second])
        // Halfway between two boxes, the minimum is lower by a quarter of the width: half of the spacing at the largest
        // gap, so that they touch there, and a sixth of it for boxes that touch already.
        if gap < spacing { pairs.append((first, second, 4 * (spacing / 6 + gap / 3))) }
      }
    }
    self.pairs = pairs
  }

  /// The shortest side of a box, in points.
  var shortestSide: CGFloat { boxes.map { min($0.rect.width, $0.rect.height) }.min() ?? 0 }

  /// Returns the distance of a point from the shape; negative inside.
  package func distance(from point: CGPoint) -> CGFloat {
    let distances = boxes.map { $0.distance(from: point) }
    var distance = distances.min() ?? .infinity
    for pair in pairs {
      distance = min(distance, Self.smoothMinimum(distances[pair.first], distances[pair.second], width: pair.width))
    }
    return max(distance, frame.distance(from: point))
  }

  private static func smoothMinimum(_ first: CGFloat, _ second: CGFloat, width: CGFloat) -> CGFloat {
    guard width > 0 else { return min(first, second) }
    let overlap = max(width - abs(first - second), 0) / width
    return min(first, second) - overlap * overlap * width / 4
  }
}

extension MergedBoxes.Box {
  /// Returns the distance of a point from the box; negative inside.
  package func distance(from point: CGPoint) -> CGFloat {
    let (isRight, isBottom) = (point.x > rect.midX, point.y > rect.midY)
    let radius =
      isBottom ? (isRight ? radii.bottomRight : radii.bottomLeft) : (isRight ? radii.topRight : radii.topLeft)
    // The position relative to the center of the corner's arc.
    let x = (isRight ? point.x - rect.maxX : rect.minX - point.x) + radius
    let y = (isBottom ? point.y - rect.maxY : rect.minY - point.y) + radius
    let (outerX, outerY) = (max(x, 0), max(y, 0))
    return min(max(x, y), 0) + (outerX * outerX + outerY * outerY).squareRoot() - radius
  }

  /// Returns the gap between two rectangles; 0 if they overlap.
  package func gap(to other: MergedBoxes.Box) -> CGFloat {
    let x = max(rect.minX - other.rect.maxX, other.rect.minX - rect.maxX, 0)
    let y = max(rect.minY - other.rect.maxY, other.rect.minY - rect.maxY, 0)
    return (x * x + y * y).squareRoot()
  }
}
