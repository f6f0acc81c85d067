import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// A market with several lines of outcomes; the later lines can be hidden.
public final class MarketOutcomesMultiLineView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any MarketOutcomesMultiLineViewModelProtocol)?

  private let titleLabel = UILabel.styled(.headline)
  private lazy var linesStackView = UIStackView.column([])
  private let expansionButton = LinkButton()
  private lazy var contentStackView = UIStackView.column([titleLabel, linesStackView, expansionButton])
    .padded(NSDirectionalEdgeInsets(all: StyleProvider.Spacing.large))
  private var lineViews: [MarketOutcomesLineView] = []

  override func setUp() {
    contentStackView.setCustomSpacing(StyleProvider.Spacing.medium, after: titleLabel)
    addFilling(contentStackView)
    expansionButton.addTarget(self, action: MarketOutcomesMultiLineView.expansionTouched, for: .touchUpInside)
    render(nil)
  }

  public func configure(with viewModel: any MarketOutcomesMultiLineViewModelProtocol) {
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

  private func expansionTouched() {
    viewModel?.toggleExpansion()
  }

  private func render(_ state: MarketOutcomesMultiLineDisplayState?) {
    surface = state == nil ? .clear : .card
    titleLabel.text = state?.title
    renderLines(state?.shownLines ?? [])
    expansionButton.isHidden = (state?.hiddenCount ?? 0) == 0
    guard let state else { return }
    expansionButton.show(
      state.isExpanded ? wording[.showFewer] : wording.text(.showMore, count: state.hiddenCount),
      symbol: state.isExpanded ? "chevron.up" : "chevron.down")
  }

  private func renderLines(_ lines: [String]) {
    linesStackView.adjust(&lineViews, count: lines.count) { MarketOutcomesLineView() }
    for (view, line) in zip(lineViews, lines) {
      view.prepareForReuse()
      if let model = viewModel?.lineViewModel(for: line) { view.configure(with: model) }
    }
  }
}
