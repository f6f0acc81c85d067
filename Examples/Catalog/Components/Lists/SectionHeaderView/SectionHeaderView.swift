import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// A section header: its title and number of items.
public final class SectionHeaderView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any SectionHeaderViewModelProtocol)?

  private let titleLabel = UILabel.styled(.title)
  private let countTagView = TagView()
  private lazy var contentStackView = UIStackView.row([titleLabel, FlexibleSpace(), countTagView]).padded(
    NSDirectionalEdgeInsets(
      top: StyleProvider.Spacing.large, leading: StyleProvider.Spacing.large, bottom: StyleProvider.Spacing.small,
      trailing: StyleProvider.Spacing.large))

  override func setUp() {
    addFilling(contentStackView)
    titleLabel.accessibilityTraits = .header
    render(nil)
  }

  public func configure(with viewModel: any SectionHeaderViewModelProtocol) {
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

  private func render(_ state: SectionHeaderDisplayState?) {
    surface = state == nil ? .clear : .page
    titleLabel.text = state?.title
    countTagView.show(state?.count.map { wording.number($0) })
  }
}
