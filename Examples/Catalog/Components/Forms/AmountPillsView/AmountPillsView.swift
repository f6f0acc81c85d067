import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Amounts as pills in a row, with at most one selected pill.
public final class AmountPillsView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any AmountPillsViewModelProtocol)?

  private let scrollView = ScrollingRow(inset: StyleProvider.Spacing.large)
  private var pillViews: [PillItemView] = []

  override func setUp() {
    addFilling(scrollView, insets: NSDirectionalEdgeInsets(horizontal: .zero, vertical: StyleProvider.Spacing.small))
    render(nil)
  }

  public func configure(with viewModel: any AmountPillsViewModelProtocol) {
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
    scrollView.returnToStart()
    render(nil)
  }

  /// The pills show the selection themselves. New pills are created only for new amounts.
  private func render(_ state: AmountPillsDisplayState?) {
    surface = state == nil ? .clear : .bar
    let amounts = state?.amounts ?? []
    scrollView.rowStackView.adjust(&pillViews, count: amounts.count) { PillItemView() }
    for (view, amount) in zip(pillViews, amounts) {
      view.prepareForReuse()
      if let model = viewModel?.pillViewModel(for: amount) { view.configure(with: model) }
    }
  }
}
