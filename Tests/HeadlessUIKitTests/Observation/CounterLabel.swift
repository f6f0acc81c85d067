import HeadlessUIKit

/// Shows the title only.
final class CounterLabel: UILabel {
  var counter: Counter?
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    text = counter?.title
  }
}
