import HeadlessUIKit

/// Asks for layout in every layout.
final class RestlessView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsLayout()
  }
}
