import Foundation

/// A header, a badge or a decoration with its place.
struct PlacedSupplementary {
  let kind: String
  var frame: CGRect
  var axes: FlexibleAxes = []
  var zIndex = 0
  /// The edge at which the view stays on screen.
  var pin: Pin?

  /// The edge at which a view stays on screen.
  enum Pin {
    case start, end
  }

  func moved(by offset: CGPoint) -> PlacedSupplementary {
    var moved = self
    moved.frame = frame.offsetBy(dx: offset.x, dy: offset.y)
    return moved
  }
}
