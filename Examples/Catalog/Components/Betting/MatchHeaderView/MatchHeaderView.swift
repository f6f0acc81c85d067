import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// The line above a match: its sport, competition and time, and a star for favorites.
public final class MatchHeaderView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any MatchHeaderViewModelProtocol)?

  private let sportSymbolView = SymbolView()
  private let competitionLabel = UILabel.styled(.footnote, color: StyleProvider.Color.textSecondary)
  private let timeTagView = TagView()
  private let favoriteButton = IconButton(label: .favorite)
  private lazy var contentStackView = UIStackView.row(
    [sportSymbolView, competitionLabel, timeTagView, favoriteButton]
  ).padded(
    NSDirectionalEdgeInsets(
      top: StyleProvider.Spacing.tiny, leading: StyleProvider.Spacing.large, bottom: StyleProvider.Spacing.tiny,
      trailing: StyleProvider.Spacing.extraSmall))

  override func setUp() {
    contentStackView.setCustomSpacing(.zero, after: timeTagView)
    addFilling(contentStackView)
    favoriteButton.addTarget(self, action: MatchHeaderView.favoriteTouched, for: .touchUpInside)
    render(nil)
  }

  public func configure(with viewModel: any MatchHeaderViewModelProtocol) {
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

  private func favoriteTouched() {
    viewModel?.toggleFavorite()
  }

  private func render(_ state: MatchHeaderDisplayState?) {
    surface = state == nil ? .clear : .bar
    sportSymbolView.show(state?.sportSymbol)
    competitionLabel.text = state?.competition
    renderTime(state?.time)
    let isFavorite = state?.isFavorite ?? false
    favoriteButton.isHidden = state == nil
    favoriteButton.isSelected = isFavorite
    favoriteButton.show(
      isFavorite ? "star.fill" : "star",
      color: isFavorite ? StyleProvider.Color.highlightPrimary : StyleProvider.Color.textSecondary)
  }

  private func renderTime(_ time: MatchTime?) {
    switch time {
    case .scheduled(let text): timeTagView.show(text)
    case .live(let minute): timeTagView.show(minute, symbol: "circle.fill", tone: .accent)
    case .finished: timeTagView.show(wording[.fullTime])
    case nil: timeTagView.show(nil)
    }
  }
}
