import Foundation
import HeadlessUIKit

/// The columns of a score, or a placeholder.
final class ScoreBoardView: UIStackView {
  private let wording = Wording.current
  private let spinner = SpinnerView()
  private let messageLabel = UILabel.styled(.callout, color: StyleProvider.Color.textSecondary)
  private lazy var cellsStackView = UIStackView.row([], spacing: StyleProvider.Spacing.extraSmall, alignment: .fill)
  private var cellViews: [ScoreCellView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    arrange(
      [spinner, messageLabel, cellsStackView], along: .horizontal, spacing: StyleProvider.Spacing.small,
      alignment: .center)
    show(nil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ state: ScoreDisplayState?) {
    let visualState = state?.visualState ?? .idle
    spinner.show(visualState == .loading)
    messageLabel.text = message(visualState)
    messageLabel.isHidden = messageLabel.text == nil
    cellsStackView.isHidden = visualState != .display
    show(visualState == .display ? state?.scoreCells ?? [] : [])
  }

  private func message(_ state: ScoreDisplayData.VisualState) -> String? {
    switch state {
    case .loading: wording[.loadingScore]
    case .empty: wording[.noScoreYet]
    case .idle, .display: nil
    }
  }

  private func show(_ cells: [ScoreDisplayData]) {
    cellsStackView.adjust(&cellViews, count: cells.count) { ScoreCellView() }
    for (cellView, cell) in zip(cellViews, cells) { cellView.configure(with: cell) }
  }
}
