import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// A match on a card: its header, its sides with their scores, and the outcomes of its first market.
public final class TallOddsMatchCardView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any TallOddsMatchCardViewModelProtocol)?

  private let headerView = MatchHeaderView()
  private let headerSeparator = SeparatorView()
  private let participantsView = TallOddsMatchCardParticipantsView()
  private let outcomesView = TallOddsMatchCardOutcomesView()
  private let statusView = LoadingMessageView()
  private lazy var contentStackView = UIStackView.column(
    [headerView, headerSeparator, participantsView, outcomesView, statusView], spacing: .zero)

  override func setUp() {
    clipsToBounds = true
    addFilling(contentStackView, insets: NSDirectionalEdgeInsets(all: StyleProvider.Size.line))
    participantsView.addTarget(self, action: TallOddsMatchCardView.matchTouched, for: .touchUpInside)
    outcomesView.furtherMarketsButton.addTarget(
      self, action: TallOddsMatchCardView.furtherMarketsTouched, for: .touchUpInside)
    statusView.retryButton.addTarget(self, action: TallOddsMatchCardView.retryTouched, for: .touchUpInside)
    render(nil)
  }

  public func configure(with viewModel: any TallOddsMatchCardViewModelProtocol) {
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

  private func matchTouched() {
    viewModel?.openMatch()
  }

  private func furtherMarketsTouched() {
    viewModel?.openFurtherMarkets()
  }

  private func retryTouched() {
    viewModel?.retry()
  }

  private func render(_ state: MatchCardState?) {
    surface = state == nil ? .clear : .card
    if case .loaded(let content) = state { render(content) } else { renderNoContent() }
    statusView.show(state?.loadingMessage(in: wording))
  }

  private func render(_ content: MatchCardContent) {
    showContent(true)
    participantsView.show(content)
    outcomesView.show(content, outcomes: viewModel?.outcomesViewModel)
    if let model = viewModel?.headerViewModel { headerView.configure(with: model) }
  }

  private func renderNoContent() {
    showContent(false)
    headerView.prepareForReuse()
    participantsView.show(nil)
    outcomesView.show(nil, outcomes: nil)
  }

  private func showContent(_ isShown: Bool) {
    for view in [headerView, headerSeparator, participantsView, outcomesView] { view.isHidden = !isShown }
  }
}
