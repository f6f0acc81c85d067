import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// An offer: a picture, a description, and a button to claim it.
public final class PromotionCardView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any PromotionCardViewModelProtocol)?

  private let artworkView = GameArtworkView()
  private let titleLabel = UILabel.styled(.title)
  private let messageLabel = UILabel.styled(.body, color: StyleProvider.Color.textSecondary)
  private let claimButton = ActionButton()
  private lazy var textsStackView = UIStackView.column(
    [titleLabel, messageLabel, claimButton], spacing: StyleProvider.Spacing.extraSmall
  )
  .padded(NSDirectionalEdgeInsets(all: StyleProvider.Spacing.large))
  private lazy var contentStackView = UIStackView.column([artworkView, textsStackView], spacing: .zero)

  override func setUp() {
    clipsToBounds = true
    artworkView.fix(height: StyleProvider.Size.recentGameCard)
    textsStackView.setCustomSpacing(StyleProvider.Spacing.large, after: messageLabel)
    addFilling(contentStackView, insets: NSDirectionalEdgeInsets(all: StyleProvider.Size.line))
    claimButton.addTarget(self, action: PromotionCardView.claimTouched, for: .touchUpInside)
    render(nil)
  }

  public func configure(with viewModel: any PromotionCardViewModelProtocol) {
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

  private func claimTouched() {
    viewModel?.claim()
  }

  private func render(_ state: PromotionCardDisplayState?) {
    surface = state == nil ? .clear : .card
    contentStackView.isHidden = state == nil
    artworkView.show(state.map { .drawn(gradient: $0.gradient, symbol: $0.symbol) })
    titleLabel.text = state?.title
    messageLabel.text = state?.message
    claimButton.show(
      state.map {
        $0.isClaimed
          ? SimpleButtonDisplayState(title: wording[.claimed], symbol: "checkmark", isEnabled: false)
          : SimpleButtonDisplayState(title: wording[.claimOffer])
      })
  }
}
