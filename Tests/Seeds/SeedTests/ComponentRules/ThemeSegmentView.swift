import HeadlessUIKit

final class ThemeSegmentView: UIView {
  let label = UILabel()

  init(mode: ThemeMode) {
    super.init(frame: .zero)
    label.text = mode == .light ? "Light" : "Dark"
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
