import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// A user's recently played games: a pill with a title above a row of small cards.
public final class RecentlyPlayedGamesView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any RecentlyPlayedGamesViewModelProtocol)?

  private let titleTagView = TagView()
  private let rail = ComponentRail<RecentGameView, RecentGameCollectionViewCell>(
    cardWidth: StyleProvider.Size.recentGameCard)
  private let emptyLabel = UILabel.styled(.callout, color: StyleProvider.Color.textSecondary)
  private lazy var titleStackView = UIStackView.row([titleTagView, FlexibleSpace()])
    .padded(NSDirectionalEdgeInsets(horizontal: StyleProvider.Spacing.large, vertical: .zero))
  private lazy var emptyStackView = UIStackView.row([emptyLabel])
    .padded(NSDirectionalEdgeInsets(horizontal: StyleProvider.Spacing.large, vertical: StyleProvider.Spacing.small))
  private lazy var contentStackView = UIStackView.column(
    [titleStackView, rail, emptyStackView], spacing: StyleProvider.Spacing.medium
  )
  .padded(NSDirectionalEdgeInsets(horizontal: .zero, vertical: StyleProvider.Spacing.medium))

  override func setUp() {
    addFilling(contentStackView)
    render(nil)
  }

  public func configure(with viewModel: any RecentlyPlayedGamesViewModelProtocol) {
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

  private func render(_ state: RecentlyPlayedGamesDisplayState?) {
    surface = state == nil ? .clear : .page
    contentStackView.isHidden = state == nil
    titleTagView.show(state?.title, symbol: "clock", tone: .accent)
    let games = state?.games ?? []
    rail.isHidden = games.isEmpty
    rail.show(games.compactMap { viewModel?.gameViewModel(for: $0) })
    emptyStackView.isHidden = !games.isEmpty
    emptyLabel.text = state.map { _ in wording[.recentlyPlayedEmpty] }
  }
}
