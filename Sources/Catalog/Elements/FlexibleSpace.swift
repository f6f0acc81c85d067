import Foundation
import HeadlessUIKit

/// Takes the room that its row leaves.
final class FlexibleSpace: UIView {
  override var intrinsicContentSize: CGSize { .zero }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
    setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
