import Foundation
import HeadlessUIKit

/// A view that fills the remaining space of its row.
final class FlexibleSpace: UIView {
  override var intrinsicContentSize: CGSize { .zero }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
    // A row's compression resistance is the lowest of its views, so an empty view must not lower it.
    setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
