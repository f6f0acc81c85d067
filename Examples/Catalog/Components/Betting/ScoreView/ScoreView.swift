import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// The score of a match: a column for each part of the match, home above away, on a card.
public final class ScoreView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any ScoreViewModelProtocol)?

  private let boardView = ScoreBoardView()

  override func setUp() {
    addFilling(boardView, insets: NSDirectionalEdgeInsets(all: StyleProvider.Spacing.medium))
    render(nil)
  }

  public func configure(with viewModel: any ScoreViewModelProtocol) {
    self.viewModel = viewModel
    render(viewModel.currentDisplayState)
    setupBindings()
  }

  private func setupBindings() {
    cancellables.removeAll()
    viewModel?.displayStatePublisher
      .dropFirst()
      .receive(on: DispatchQueue.main.ocombine)
      .sink { [weak self] state in self?.render(state) }
      .store(in: &cancellables)
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    viewModel = nil
    render(nil)
  }

  private func render(_ state: ScoreDisplayState?) {
    surface = (state?.visualState ?? .idle) == .idle ? .clear : .card
    boardView.show(state)
  }
}
