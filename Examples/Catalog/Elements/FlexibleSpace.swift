import Foundation
import HeadlessUIKit

/// Takes the room that its row leaves.
final class FlexibleSpace: UIView {
  override var intrinsicContentSize: CGSize { .zero }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
    // A row resists as its weakest view does: nothing is no reason to give way.
    setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
