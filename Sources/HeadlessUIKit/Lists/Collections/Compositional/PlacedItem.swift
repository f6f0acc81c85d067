import Foundation

/// An item of a compositional layout with its place.
struct PlacedItem {
  var frame: CGRect
  /// The lengths that the content decides.
  var axes: FlexibleAxes
  var zIndex = 0
  var supplementaries: [PlacedSupplementary] = []

  func moved(by offset: CGPoint) -> PlacedItem {
    var moved = self
    moved.frame = frame.offsetBy(dx: offset.x, dy: offset.y)
    moved.supplementaries = supplementaries.map { $0.moved(by: offset) }
    return moved
  }
}
