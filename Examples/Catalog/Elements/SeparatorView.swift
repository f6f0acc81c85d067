import Foundation
import HeadlessUIKit

/// A hairline between the parts of a card.
final class SeparatorView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = StyleProvider.Color.separatorLine
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: StyleProvider.Size.line)
  }
}
