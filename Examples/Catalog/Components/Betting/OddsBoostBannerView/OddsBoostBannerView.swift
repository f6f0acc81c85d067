import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Shows how many selections a boost still needs, with a progress bar, or that the boost is active.
public final class OddsBoostBannerView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any OddsBoostBannerViewModelProtocol)?

  private let boltView = SymbolView(
    "bolt.fill", pointSize: StyleProvider.Size.largeIcon, color: StyleProvider.Color.highlightPrimary)
  private let titleLabel = UILabel.styled(.bodyStrong)
  private let messageLabel = UILabel.styled(.footnote, color: StyleProvider.Color.textSecondary)
  private let progressView = ProgressTrackView()
  private let termsButton = IconButton("info.circle", label: .boostTerms)
  private lazy var textsStackView = UIStackView.column([titleLabel, messageLabel], spacing: StyleProvider.Spacing.tiny)
  private lazy var titleStackView = UIStackView.row(
    [boltView, textsStackView, termsButton], spacing: StyleProvider.Spacing.medium)
  // The button's touch area extends beyond its symbol towards the edge; the bar ends at the symbol.
  private lazy var progressStackView = UIStackView.column([progressView]).padded(
    NSDirectionalEdgeInsets(
      top: 0, leading: 0, bottom: 0, trailing: StyleProvider.Spacing.large - StyleProvider.Spacing.small))
  private lazy var contentStackView = UIStackView.column([titleStackView, progressStackView]).padded(
    NSDirectionalEdgeInsets(
      top: StyleProvider.Spacing.small, leading: StyleProvider.Spacing.large, bottom: StyleProvider.Spacing.large,
      trailing: StyleProvider.Spacing.small))

  override func setUp() {
    addFilling(contentStackView)
    termsButton.addTarget(self, action: OddsBoostBannerView.termsTouched, for: .touchUpInside)
    render(nil)
  }

  public func configure(with viewModel: any OddsBoostBannerViewModelProtocol) {
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

  private func termsTouched() {
    viewModel?.openTerms()
  }

  private func render(_ state: OddsBoostDisplayState?) {
    contentStackView.isHidden = state == nil
    surface = state.map(Self.surface) ?? .clear
    titleLabel.text = state.map(title)
    messageLabel.text = state.map(message)
    progressView.progress = state.map { CGFloat($0.selections) / CGFloat(max($0.neededSelections, 1)) } ?? 0
  }

  private static func surface(of state: OddsBoostDisplayState) -> Surface {
    guard state.isReached else { return .card }
    return Surface(
      fill: StyleProvider.Color.highlightSoft, border: StyleProvider.Color.highlightPrimary,
      corners: .rounded(StyleProvider.Radius.large))
  }

  private func title(of state: OddsBoostDisplayState) -> String {
    wording.text(state.isReached ? .boostReached : .boostOffer, [.percent: wording.percent(state.percent)])
  }

  private func message(of state: OddsBoostDisplayState) -> String {
    state.isReached
      ? wording.text(.boostApplies, count: state.selections)
      : wording.text(.boostMissing, count: state.missingSelections)
  }
}
