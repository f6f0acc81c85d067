import Foundation
import HeadlessUIKit

/// Fills itself in its first layout, as components do that read their model there.
final class LateView: UIView {
  private let stack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(stack)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    stack.addArrangedSubview(FixedView(20, 10))
    stack.frame = bounds
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { stack.sizeThatFits(size) }
}
