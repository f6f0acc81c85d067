import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// The header of a category of games, with a button that shows all of them.
public final class CasinoCategoryBarView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any CasinoCategoryBarViewModelProtocol)?

  private let symbolView = SymbolView(
    pointSize: StyleProvider.Size.largeIcon, color: StyleProvider.Color.highlightPrimary)
  private let titleLabel = UILabel.styled(.title)
  private let allButton = LinkButton(alignment: .trailing)
  private lazy var contentStackView = UIStackView.row([symbolView, titleLabel, FlexibleSpace(), allButton])
    .padded(NSDirectionalEdgeInsets(horizontal: StyleProvider.Spacing.large, vertical: .zero))

  override func setUp() {
    addFilling(contentStackView)
    allButton.addTarget(self, action: CasinoCategoryBarView.allTouched, for: .touchUpInside)
    render(nil)
  }

  public func configure(with viewModel: any CasinoCategoryBarViewModelProtocol) {
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

  private func allTouched() {
    viewModel?.showAll()
  }

  private func render(_ state: CasinoCategoryBarDisplayState?) {
    surface = state == nil ? .clear : .page
    contentStackView.isHidden = state == nil
    symbolView.show(state?.symbol)
    titleLabel.text = state?.title
    let count = state?.count.map { wording.text(.allWithCount, [.number: wording.number($0)]) }
    allButton.show(count ?? wording[.all], symbol: "chevron.forward")
  }
}
