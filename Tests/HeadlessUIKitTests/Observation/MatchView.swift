import Foundation
import HeadlessUIKit

/// A component written as Apple shows it: configured, then read in its layout, its cells made anew.
final class MatchView: UIView {
  var viewModel: MatchModel?
  let stack = UIStackView()
  let indicator = UIActivityIndicatorView(style: .medium)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(stack)
    addSubview(indicator)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  func configure(with viewModel: MatchModel) {
    self.viewModel = viewModel
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let viewModel else { return }
    if viewModel.state == .loading { indicator.startAnimating() } else { indicator.stopAnimating() }
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    guard viewModel.state == .display else { return }
    for score in viewModel.scores {
      let label = UILabel()
      label.text = score
      stack.addArrangedSubview(label)
    }
  }
}
