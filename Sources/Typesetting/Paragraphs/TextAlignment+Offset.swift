import Foundation

extension TextAlignment {
  /// From the left of a box to the left of what lies in it; nothing moves in a box without end.
  func offset(of lineWidth: CGFloat, in width: CGFloat) -> CGFloat {
    guard width.isFinite else { return 0 }
    return switch self {
    case .leading: 0
    case .center: (width - lineWidth) / 2
    case .trailing: width - lineWidth
    }
  }
}
