import HeadlessUIKit

/// A reusable part of a component.
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
