import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// A game on a card: its picture, name, provider and minimum stake.
public final class CasinoGameCardView: ComponentControl, CatalogComponent {
  public private(set) var viewModel: (any CasinoGameCardViewModelProtocol)?

  private let artworkView = GameArtworkView()
  private let favoriteButton = IconButton(label: .favorite)
  private let newTagView = TagView()
  private let titleLabel = UILabel.styled(.bodyStrong)
  private let providerLabel = UILabel.styled(.footnote, color: StyleProvider.Color.textSecondary)
  private let stakeLabel = UILabel.styled(.caption, color: StyleProvider.Color.textSecondary)
  private let ratingView = RatingStars()
  private lazy var textsStackView = UIStackView.column(
    [titleLabel, providerLabel, ratingView, stakeLabel], spacing: StyleProvider.Spacing.extraSmall, alignment: .leading
  ).padded(NSDirectionalEdgeInsets(all: StyleProvider.Spacing.medium))
  private lazy var contentStackView = UIStackView.column([artworkView, textsStackView], spacing: .zero)

  override func setUp() {
    clipsToBounds = true
    addFilling(contentStackView, insets: NSDirectionalEdgeInsets(all: StyleProvider.Size.line))
    artworkView.fix(height: StyleProvider.Size.recentGameCard)
    textsStackView.isUserInteractionEnabled = false
    artworkView.retryButton.addTarget(self, action: CasinoGameCardView.reloadTouched, for: .touchUpInside)
    favoriteButton.addTarget(self, action: CasinoGameCardView.favoriteTouched, for: .touchUpInside)
    addViewsAbovePicture()
    render(nil)
  }

  private func addViewsAbovePicture() {
    for view in [newTagView, favoriteButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      newTagView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: StyleProvider.Spacing.small),
      newTagView.topAnchor.constraint(equalTo: topAnchor, constant: StyleProvider.Spacing.small),
      favoriteButton.trailingAnchor.constraint(equalTo: trailingAnchor),
      favoriteButton.topAnchor.constraint(equalTo: topAnchor),
    ])
  }

  public func configure(with viewModel: any CasinoGameCardViewModelProtocol) {
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

  override func touched() {
    viewModel?.play()
  }

  private func favoriteTouched() {
    viewModel?.toggleFavorite()
  }

  private func reloadTouched() {
    viewModel?.reloadArtwork()
  }

  private func render(_ state: CasinoGameCardDisplayState?) {
    surface = state == nil ? .clear : .card
    contentStackView.isHidden = state == nil
    accessibilityLabel = state.map { "\($0.title), \($0.provider)" }
    artworkView.show(state?.artwork)
    titleLabel.text = state?.title
    providerLabel.text = state?.provider
    stakeLabel.text = state.map { wording.text(.minimumStake, [.sum: wording.money($0.minimumStake)]) }
    ratingView.show(state?.rating)
    newTagView.show(state?.isNew == true ? wording[.new] : nil, tone: .accent)
    favoriteButton.isHidden = state == nil
    favoriteButton.isSelected = state?.isFavorite ?? false
    favoriteButton.show(
      state?.isFavorite == true ? "heart.fill" : "heart",
      color: state.map(Self.heartColor) ?? StyleProvider.Color.textSecondary)
  }

  private static func heartColor(of state: CasinoGameCardDisplayState) -> UIColor {
    if case .drawn = state.artwork { return StyleProvider.Color.onArtwork }
    return state.isFavorite ? StyleProvider.Color.highlightPrimary : StyleProvider.Color.textSecondary
  }
}
