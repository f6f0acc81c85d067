import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// A statement with a checkbox; the whole row can be tapped.
public final class CheckboxRowView: ComponentControl, CatalogComponent {
  public private(set) var viewModel: (any CheckboxRowViewModelProtocol)?

  private let boxSymbolView = SymbolView(pointSize: StyleProvider.Size.largeIcon)
  private let textLabel = UILabel.styled(.body)
  private let problemLabel = UILabel.styled(.footnote, color: StyleProvider.Color.negative)
  private lazy var textsStackView = UIStackView.column(
    [textLabel, problemLabel], spacing: StyleProvider.Spacing.extraSmall)
  private lazy var contentStackView = UIStackView.row(
    [boxSymbolView, textsStackView], spacing: StyleProvider.Spacing.medium
  )
  .padded(NSDirectionalEdgeInsets(horizontal: StyleProvider.Spacing.large, vertical: StyleProvider.Spacing.medium))

  override func setUp() {
    contentStackView.isUserInteractionEnabled = false
    addFilling(contentStackView)
    keepAtLeast(height: StyleProvider.Size.hitTarget)
    render(nil)
  }

  public func configure(with viewModel: any CheckboxRowViewModelProtocol) {
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

  private func render(_ state: CheckboxRowDisplayState?) {
    let isChecked = state?.isChecked ?? false
    isSelected = isChecked
    accessibilityLabel = state?.text
    surface = state == nil ? .clear : .bar
    boxSymbolView.show(state.map { $0.isChecked ? "checkmark.square.fill" : "square" })
    boxSymbolView.tintColor =
      isChecked
      ? StyleProvider.Color.highlightPrimary
      : state?.problem == nil ? StyleProvider.Color.textSecondary : StyleProvider.Color.negative
    textLabel.text = state?.text
    problemLabel.text = state?.problem
    problemLabel.isHidden = state?.problem == nil
  }
}
