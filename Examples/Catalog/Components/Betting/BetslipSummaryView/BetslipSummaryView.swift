import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// A betslip's totals, and the button that places the bet.
public final class BetslipSummaryView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any BetslipSummaryViewModelProtocol)?

  private let oddsRow = KeyValueRow()
  private let stakeRow = KeyValueRow()
  private let separatorView = SeparatorView()
  private let returnsRow = KeyValueRow()
  private let messageView = NoteView()
  private let placeButton = ActionButton()
  private lazy var contentStackView = UIStackView.column(
    [oddsRow, stakeRow, separatorView, returnsRow, messageView, placeButton], spacing: StyleProvider.Spacing.medium
  ).padded(NSDirectionalEdgeInsets(all: StyleProvider.Spacing.large))

  override func setUp() {
    addFilling(contentStackView)
    placeButton.addTarget(self, action: BetslipSummaryView.placeTouched, for: .touchUpInside)
    render(nil)
  }

  public func configure(with viewModel: any BetslipSummaryViewModelProtocol) {
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

  private func placeTouched() {
    viewModel?.placeBet()
  }

  private func render(_ state: BetslipSummaryDisplayState?) {
    contentStackView.isHidden = state == nil
    surface = state == nil ? .clear : .card
    oddsRow.show(wording[.totalOdds], state.map { wording.odds($0.odds) })
    stakeRow.show(wording[.stake], state.map { wording.money($0.stake) })
    returnsRow.show(wording[.potentialReturns], state.map { wording.money($0.returns) }, isStrong: true)
    renderPhase(state)
  }

  private func renderPhase(_ state: BetslipSummaryDisplayState?) {
    placeButton.isHidden = false
    switch state?.phase {
    case .ready: show(nil, .neutral, button: state?.stake == Money(0) ? .disabled(in: wording) : .ready(in: wording))
    case .placing: show(nil, .neutral, button: .placing(in: wording))
    case .refused(let reason): show(reason, .negative, button: .again(in: wording))
    case .placed(let reference):
      show(wording.text(.betPlacedReference, [.reference: reference]), .positive, button: nil)
      placeButton.isHidden = true
    case nil: show(nil, .neutral, button: nil)
    }
  }

  private func show(_ message: String?, _ tone: Tone, button: SimpleButtonDisplayState?) {
    messageView.show(message, tone: tone)
    placeButton.show(button)
  }
}
