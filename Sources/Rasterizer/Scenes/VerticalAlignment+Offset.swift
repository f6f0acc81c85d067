import FirstFrameLayoutTree
import Foundation

extension VerticalAlignment {
  /// From the top of a box to the top of what lies in it.
  func offset(of height: CGFloat, in boxHeight: CGFloat) -> CGFloat {
    switch self {
    case .top: 0
    case .center: (boxHeight - height) / 2
    case .bottom: boxHeight - height
    }
  }
}
