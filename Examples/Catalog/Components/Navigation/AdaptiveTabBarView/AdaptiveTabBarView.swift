import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// A tab bar with items that switch to another bar.
public final class AdaptiveTabBarView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any AdaptiveTabBarViewModelProtocol)?

  private let separatorView = SeparatorView()
  private lazy var itemsStackView = UIStackView.row([], spacing: .zero, alignment: .fill).distributed(.fillEqually)
  private lazy var contentStackView = UIStackView.column([separatorView, itemsStackView], spacing: .zero)
  private var itemViews: [AdaptiveTabBarItemView] = []

  override func setUp() {
    accessibilityTraits = .tabBar
    addFilling(contentStackView)
    render(nil)
  }

  public func configure(with viewModel: any AdaptiveTabBarViewModelProtocol) {
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

  private func itemTouched(_ sender: AdaptiveTabBarItemView) {
    if let item = sender.item { viewModel?.select(item.id) }
  }

  private func render(_ state: AdaptiveTabBarDisplayState?) {
    surface = state == nil ? .clear : .bar
    contentStackView.isHidden = state == nil
    let items = state?.items ?? []
    itemsStackView.adjust(&itemViews, count: items.count) { makeItemView() }
    for (view, item) in zip(itemViews, items) { view.show(item, isSelected: item.id == state?.selectedItem) }
  }

  private func makeItemView() -> AdaptiveTabBarItemView {
    let view = AdaptiveTabBarItemView()
    view.addTarget(self, action: AdaptiveTabBarView.itemTouched, for: .touchUpInside)
    return view
  }
}
