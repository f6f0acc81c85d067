import Foundation

extension Surface {
  enum Corners: Equatable {
    case square
    /// With a radius in points.
    case rounded(CGFloat)
    /// As round as the shorter side allows.
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
