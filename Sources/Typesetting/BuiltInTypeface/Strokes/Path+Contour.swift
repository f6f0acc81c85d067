import FirstFrameGeometry
import Foundation

extension Path {
  /// Appends a closed subpath through points.
  mutating func addContour(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
    closeSubpath()
  }
}

extension [CGPoint] {
  /// The area within a closed contour; positive where it runs counterclockwise, y up.
  var signedArea: CGFloat {
    guard var previous = last else { return 0 }
    var doubled: CGFloat = 0
    for point in self {
      doubled += previous.x * point.y - point.x * previous.y
      previous = point
    }
    return doubled / 2
  }
}
