import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// The status, stake and return of a bet, with a button to cash out while that is possible.
public final class BetTicketStatusView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any BetTicketStatusViewModelProtocol)?

  private let referenceLabel = UILabel.styled(.footnote, color: StyleProvider.Color.textSecondary)
  private let statusTagView = TagView()
  private let stakeRow = KeyValueRow()
  private let returnsRow = KeyValueRow()
  private let problemLabel = UILabel.styled(.footnote, color: StyleProvider.Color.negative)
  private let cashOutButton = ActionButton()
  private lazy var titleStackView = UIStackView.row([referenceLabel, FlexibleSpace(), statusTagView])
  private lazy var contentStackView = UIStackView.column(
    [titleStackView, stakeRow, returnsRow, problemLabel, cashOutButton]
  ).padded(NSDirectionalEdgeInsets(all: StyleProvider.Spacing.large))

  override func setUp() {
    contentStackView.setCustomSpacing(StyleProvider.Spacing.medium, after: titleStackView)
    contentStackView.setCustomSpacing(StyleProvider.Spacing.medium, after: returnsRow)
    addFilling(contentStackView)
    cashOutButton.addTarget(self, action: BetTicketStatusView.cashOutTouched, for: .touchUpInside)
    render(nil)
  }

  public func configure(with viewModel: any BetTicketStatusViewModelProtocol) {
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

  private func cashOutTouched() {
    viewModel?.cashOut()
  }

  private func render(_ state: BetTicketStatusDisplayState?) {
    surface = state == nil ? .clear : .card
    referenceLabel.text = state?.reference
    statusTagView.show(
      state.map { wording[$0.status.title] }, symbol: state?.status.symbol, tone: state?.status.tone ?? .neutral)
    stakeRow.show(state.map { _ in wording[.stake] }, state.map { wording.money($0.stake) })
    let isGain = state?.status == .won || state?.status == .cashedOut
    returnsRow.show(
      state.map { wording[$0.status.returnsTitle] }, state.map { wording.money($0.returns) }, isStrong: true,
      color: isGain ? StyleProvider.Color.positive : StyleProvider.Color.textPrimary)
    problemLabel.text = state?.problem
    problemLabel.isHidden = state?.problem == nil
    renderCashOut(state)
  }

  private func renderCashOut(_ state: BetTicketStatusDisplayState?) {
    cashOutButton.isHidden = state?.cashOut == nil
    guard let state, let sum = state.cashOut else { return cashOutButton.show(nil) }
    cashOutButton.show(
      SimpleButtonDisplayState(
        title: state.isCashingOut ? wording[.cashingOut] : wording.text(.cashOut, [.sum: wording.money(sum)]),
        style: .secondary, isLoading: state.isCashingOut))
  }
}
