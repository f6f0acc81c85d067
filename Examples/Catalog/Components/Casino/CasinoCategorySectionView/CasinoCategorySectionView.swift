import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// A category of games: its header above a row of cards.
public final class CasinoCategorySectionView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any CasinoCategorySectionViewModelProtocol)?

  private let categoryBarView = CasinoCategoryBarView()
  private let rail = ComponentRail<CasinoGameCardView, CasinoGameCardCollectionViewCell>(
    cardWidth: StyleProvider.Size.gameCard)
  private let statusView = LoadingMessageView()
  private lazy var contentStackView = UIStackView.column(
    [categoryBarView, rail, statusView], spacing: StyleProvider.Spacing.small
  )
  .padded(NSDirectionalEdgeInsets(horizontal: .zero, vertical: StyleProvider.Spacing.small))

  override func setUp() {
    addFilling(contentStackView)
    statusView.retryButton.addTarget(self, action: CasinoCategorySectionView.retryTouched, for: .touchUpInside)
    render(nil)
  }

  public func configure(with viewModel: any CasinoCategorySectionViewModelProtocol) {
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

  private func retryTouched() {
    viewModel?.retry()
  }

  private func render(_ phase: CasinoGamesPhase?) {
    surface = phase == nil ? .clear : .page
    contentStackView.isHidden = phase == nil
    categoryBarView.prepareForReuse()
    if let model = viewModel?.categoryBarViewModel { categoryBarView.configure(with: model) }
    rail.isHidden = true
    switch phase {
    case .loading: statusView.show(.loading(wording[.loadingGames]))
    case .failed(let reason): statusView.show(.failed(reason))
    case .loaded(let games):
      statusView.show(nil)
      rail.isHidden = false
      rail.show(games.compactMap { viewModel?.gameViewModel(for: $0) })
      return
    case nil: statusView.show(nil)
    }
    rail.show([])
  }
}
