import HeadlessUIKit

/// WRONG: the background remains white in dark mode.
final class HardcodedView: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    label.font = UIFont.systemFont(ofSize: 14)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
