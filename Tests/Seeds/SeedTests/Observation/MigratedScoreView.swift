import HeadlessUIKit

// View with layoutSubviews()
class MigratedScoreView: UIView {
  // No cancellables needed!
  private var viewModel: (any MigratedScoreViewModelProtocol)?
  let label = UILabel()

  func configure(with viewModel: any MigratedScoreViewModelProtocol) {
    self.viewModel = viewModel
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let viewModel else { return }

    updateVisualState(viewModel.visualState)
    updateScoreCells(viewModel.scoreCells)
  }

  // No setupBindings() needed!

  private func updateVisualState(_ state: VisualState) {
    label.isHidden = state != .display
  }

  private func updateScoreCells(_ cells: [String]) {
    label.text = cells.joined(separator: " ")
  }
}
