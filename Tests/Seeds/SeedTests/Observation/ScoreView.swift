import HeadlessUIKit

class ScoreView: UIView {
  var viewModel: ScoreViewModel?
  let scoreLabel = UILabel()
  let liveIndicator = UIView()

  func configure(with viewModel: ScoreViewModel) {
    self.viewModel = viewModel
    setNeedsLayout()  // Trigger initial render
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let viewModel else { return }

    // Just read properties - UIKit tracks automatically!
    scoreLabel.text = viewModel.score
    liveIndicator.isHidden = !viewModel.isLive
  }
}
