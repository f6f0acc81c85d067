import Foundation

/// Strokes that are upright or level.
extension Skeleton {
  mutating func rect(_ left: Double, _ bottom: Double, _ right: Double, _ top: Double) {
    polygon((left, bottom), (right, bottom), (right, top), (left, top))
  }

  /// An upright stroke by its left edge.
  mutating func stem(left: Double, _ bottom: Double, _ top: Double) {
    rect(left, bottom, left + stem, top)
  }

  /// An upright stroke by its right edge.
  mutating func stem(right: Double, _ bottom: Double, _ top: Double) {
    rect(right - stem, bottom, right, top)
  }

  /// A level stroke by its lower edge.
  mutating func bar(bottom: Double, _ left: Double, _ right: Double) {
    rect(left, bottom, right, bottom + bar)
  }

  /// A level stroke by its upper edge.
  mutating func bar(top: Double, _ left: Double, _ right: Double) {
    rect(left, top - bar, right, top)
  }

  /// A level stroke by its middle.
  mutating func bar(middle: Double, _ left: Double, _ right: Double) {
    rect(left, middle - halfBar, right, middle + halfBar)
  }

  /// A filled shape with straight sides, in either direction.
  mutating func polygon(_ corners: (x: Double, y: Double)...) {
    addContour(corners.map { slanted(CGPoint(x: $0.x, y: $0.y)) })
  }
}
