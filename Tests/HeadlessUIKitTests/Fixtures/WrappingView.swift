import Foundation
import HeadlessUIKit

/// Stands for text of an area: as wide as it may be, and as high as that leaves it.
final class WrappingView: UIView {
  private let length: CGFloat

  /// Text of so many points, in lines of 10.
  init(length: CGFloat) {
    self.length = length
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = min(length, size.width)
    return CGSize(width: width, height: width > 0 ? (length / width).rounded(.up) * 10 : 0)
  }
}
