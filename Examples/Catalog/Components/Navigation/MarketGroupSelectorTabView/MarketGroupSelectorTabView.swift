import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Tabs side by side. The selected tab is underlined.
public final class MarketGroupSelectorTabView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any MarketGroupSelectorTabViewModelProtocol)?

  private let scrollView = ScrollingRow(spacing: .zero, inset: StyleProvider.Spacing.small)
  private let separatorView = SeparatorView()
  private lazy var contentStackView = UIStackView.column([scrollView, separatorView], spacing: .zero)
  private var tabViews: [MarketGroupTabView] = []

  override func setUp() {
    addFilling(contentStackView)
    render(nil)
  }

  public func configure(with viewModel: any MarketGroupSelectorTabViewModelProtocol) {
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

  private func tabTouched(_ sender: MarketGroupTabView) {
    if let group = sender.group { viewModel?.select(group.id) }
  }

  private func render(_ state: MarketGroupSelectorDisplayState?) {
    surface = state == nil ? .clear : .bar
    separatorView.isHidden = state == nil
    let groups = state?.groups ?? []
    scrollView.rowStackView.adjust(&tabViews, count: groups.count) { makeTabView() }
    for (view, group) in zip(tabViews, groups) { view.show(group, isSelected: group.id == state?.selection) }
  }

  private func makeTabView() -> MarketGroupTabView {
    let view = MarketGroupTabView()
    view.addTarget(self, action: MarketGroupSelectorTabView.tabTouched, for: .touchUpInside)
    return view
  }
}
