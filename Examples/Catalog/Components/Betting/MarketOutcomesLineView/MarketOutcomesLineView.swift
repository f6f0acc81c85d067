import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// The outcomes of a market side by side with equal widths. A message replaces them while they cannot be bet on.
public final class MarketOutcomesLineView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any MarketOutcomesLineViewModelProtocol)?

  private lazy var outcomesStackView = UIStackView.row([], alignment: .fill).distributed(.fillEqually)
  private let messageView = MarketMessageView()
  private lazy var contentStackView = UIStackView.column([outcomesStackView, messageView], spacing: .zero)
  private var outcomeViews: [OutcomeItemView] = []

  override func setUp() {
    addFilling(contentStackView)
    messageView.retryButton.addTarget(self, action: MarketOutcomesLineView.retryTouched, for: .touchUpInside)
    render(nil)
  }

  public func configure(with viewModel: any MarketOutcomesLineViewModelProtocol) {
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

  private func render(_ state: MarketOutcomesLineDisplayState?) {
    let isOpen = state?.status == .open
    outcomesStackView.isHidden = !isOpen
    renderOutcomes(isOpen ? state?.outcomes ?? [] : [])
    messageView.show(state?.status)
  }

  private func renderOutcomes(_ outcomes: [String]) {
    outcomesStackView.adjust(&outcomeViews, count: outcomes.count) { OutcomeItemView() }
    for (view, outcome) in zip(outcomeViews, outcomes) {
      view.prepareForReuse()
      if let model = viewModel?.outcomeViewModel(for: outcome) { view.configure(with: model) }
    }
  }
}
