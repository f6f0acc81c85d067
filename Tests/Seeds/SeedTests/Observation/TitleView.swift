import HeadlessUIKit

final class TitleView: UIView {
  var viewModel: TitleModel?
  let label = UILabel()
  private(set) var layouts = 0

  override func updateProperties() {
    super.updateProperties()
    // Property-only updates (no layout changes)
    label.text = viewModel?.title
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}
