import HeadlessUIKit

/// A part of a component, which is reusable like it.
final class BadgeView: UIView, ReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func prepareForReuse() {
    label.text = nil
  }
}
