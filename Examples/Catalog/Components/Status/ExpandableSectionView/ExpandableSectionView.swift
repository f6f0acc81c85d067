import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// A title that shows and hides its text when tapped.
public final class ExpandableSectionView: ComponentControl, CatalogComponent {
  public private(set) var viewModel: (any ExpandableSectionViewModelProtocol)?

  private let titleLabel = UILabel.styled(.bodyStrong)
  private let chevronView = SymbolView(pointSize: StyleProvider.Size.icon)
  private let bodyLabel = UILabel.styled(.body, color: StyleProvider.Color.textSecondary)
  private lazy var titleStackView = UIStackView.row([titleLabel, FlexibleSpace(), chevronView])
  private lazy var contentStackView = UIStackView.column(
    [titleStackView, bodyLabel], spacing: StyleProvider.Spacing.medium
  )
  .padded(NSDirectionalEdgeInsets(all: StyleProvider.Spacing.large))

  override func setUp() {
    contentStackView.isUserInteractionEnabled = false
    addFilling(contentStackView)
    render(nil)
  }

  public func configure(with viewModel: any ExpandableSectionViewModelProtocol) {
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

  override func touched() {
    viewModel?.toggle()
  }

  private func render(_ state: ExpandableSectionDisplayState?) {
    let isExpanded = state?.isExpanded ?? false
    surface = state == nil ? .clear : .card
    contentStackView.isHidden = state == nil
    accessibilityLabel = state?.title
    accessibilityValue = state.map { $0.isExpanded ? $0.body : wording[.collapsed] }
    titleLabel.text = state?.title
    chevronView.show(isExpanded ? "chevron.up" : "chevron.down")
    bodyLabel.text = state?.body
    bodyLabel.isHidden = !isExpanded
  }
}
