import Foundation
import HeadlessUIKit

/// The score of a match as ``ScoreView`` shows it, from an observable model, without publishers and subscriptions.
public final class ObservableScoreView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any ObservableScoreViewModelProtocol)?

  private let boardView = ScoreBoardView()

  override func setUp() {
    addFilling(boardView, insets: NSDirectionalEdgeInsets(all: StyleProvider.Spacing.medium))
    renderBlank()
  }

  public func configure(with viewModel: any ObservableScoreViewModelProtocol) {
    self.viewModel = viewModel
    render(viewModel)
    setNeedsLayout()
  }

  /// Reads the model. A later change of any property that is read here triggers another layout.
  public override func layoutSubviews() {
    super.layoutSubviews()
    if let viewModel { render(viewModel) }
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    viewModel = nil
    renderBlank()
    // After this layout, changes of the model no longer trigger layouts.
    setNeedsLayout()
  }

  private func renderBlank() {
    surface = .clear
    boardView.show(nil)
  }

  private func render(_ viewModel: any ObservableScoreViewModelProtocol) {
    surface = viewModel.visualState == .idle ? .clear : .card
    boardView.show(ScoreDisplayState(visualState: viewModel.visualState, scoreCells: viewModel.scoreCells))
  }
}
