import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Links side by side, each with a symbol in a circle above its name.
public final class QuickLinksTabBarView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any QuickLinksTabBarViewModelProtocol)?

  private let scrollView = ScrollingRow(spacing: StyleProvider.Spacing.small, inset: StyleProvider.Spacing.small)
  private var linkViews: [QuickLinkView] = []

  override func setUp() {
    scrollView.rowStackView.alignment = .top
    addFilling(scrollView, insets: NSDirectionalEdgeInsets(horizontal: .zero, vertical: StyleProvider.Spacing.small))
    render(nil)
  }

  public func configure(with viewModel: any QuickLinksTabBarViewModelProtocol) {
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

  private func linkTouched(_ sender: QuickLinkView) {
    if let link = sender.link { viewModel?.open(link.id) }
  }

  private func render(_ state: QuickLinksDisplayState?) {
    surface = state == nil ? .clear : .bar
    let links = state?.links ?? []
    scrollView.rowStackView.adjust(&linkViews, count: links.count) { makeLinkView() }
    for (view, link) in zip(linkViews, links) { view.show(link, isSelected: link.id == state?.selection) }
  }

  private func makeLinkView() -> QuickLinkView {
    let view = QuickLinkView()
    view.addTarget(self, action: QuickLinksTabBarView.linkTouched, for: .touchUpInside)
    return view
  }
}
