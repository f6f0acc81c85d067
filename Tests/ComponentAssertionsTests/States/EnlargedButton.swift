import Foundation
import HeadlessUIKit

/// A small button that answers touches around it.
final class EnlargedButton: UIButton {
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    setImage(UIImage(systemName: "xmark"), for: .normal)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}
