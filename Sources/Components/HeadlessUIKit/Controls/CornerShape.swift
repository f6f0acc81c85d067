import Foundation

/// The corners of a control's background.
enum CornerShape {
  /// Half circles at the ends.
  case capsule
  /// A radius in points.
  case radius(CGFloat)

  /// Returns the radius in a background of a height, in points.
  func radius(height: CGFloat) -> CGFloat {
    switch self {
    case .capsule: height / 2
    case .radius(let radius): radius
    }
  }
}
