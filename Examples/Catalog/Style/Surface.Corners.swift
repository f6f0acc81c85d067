import Foundation

extension Surface {
  enum Corners: Equatable {
    case square
    /// Corners with a radius in points.
    case rounded(CGFloat)
    /// Corners with half the shorter side as their radius.
    case capsule

    func radius(in size: CGSize) -> CGFloat {
      switch self {
      case .square: 0
      case .rounded(let radius): min(radius, min(size.width, size.height) / 2)
      case .capsule: min(size.width, size.height) / 2
      }
    }
  }
}
