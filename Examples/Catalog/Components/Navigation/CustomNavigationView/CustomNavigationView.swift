import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// The bar above a page: a back button, the title, and actions.
public final class CustomNavigationView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any CustomNavigationViewModelProtocol)?

  private let backButton = IconButton("chevron.backward", label: .back)
  private let titleLabel = UILabel.styled(.headline)
  private let subtitleLabel = UILabel.styled(.footnote, color: StyleProvider.Color.textSecondary)
  private lazy var titlesStackView = UIStackView.column(
    [titleLabel, subtitleLabel], spacing: StyleProvider.Spacing.tiny
  )
  .padded(NSDirectionalEdgeInsets(horizontal: StyleProvider.Spacing.small, vertical: StyleProvider.Spacing.small))
  private lazy var actionsStackView = UIStackView.row([], spacing: .zero)
  private lazy var barStackView = UIStackView.row(
    [backButton, titlesStackView, FlexibleSpace(), actionsStackView], spacing: .zero
  ).padded(NSDirectionalEdgeInsets(horizontal: StyleProvider.Spacing.small, vertical: StyleProvider.Spacing.extraSmall))
  private let separatorView = SeparatorView()
  private lazy var contentStackView = UIStackView.column([barStackView, separatorView], spacing: .zero)
  private var actionButtons: [IconButton] = []

  override func setUp() {
    addFilling(contentStackView)
    backButton.show("chevron.backward", color: StyleProvider.Color.textPrimary)
    backButton.addTarget(self, action: CustomNavigationView.backTouched, for: .touchUpInside)
    render(nil)
  }

  public func configure(with viewModel: any CustomNavigationViewModelProtocol) {
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

  private func backTouched() {
    viewModel?.goBack()
  }

  private func actionTouched(_ sender: IconButton) {
    if let action = sender.accessibilityIdentifier { viewModel?.perform(action) }
  }

  private func render(_ state: CustomNavigationDisplayState?) {
    surface = state == nil ? .clear : .bar
    contentStackView.isHidden = state == nil
    backButton.isHidden = state?.canGoBack != true
    titleLabel.text = state?.title
    subtitleLabel.text = state?.subtitle
    subtitleLabel.isHidden = state?.subtitle == nil
    let actions = state?.actions ?? []
    actionsStackView.adjust(&actionButtons, count: actions.count) { makeActionButton() }
    for (button, action) in zip(actionButtons, actions) {
      button.show(action.symbol, color: StyleProvider.Color.textPrimary)
      button.accessibilityLabel = action.label
      button.accessibilityIdentifier = action.id
    }
  }

  private func makeActionButton() -> IconButton {
    let button = IconButton()
    button.addTarget(self, action: CustomNavigationView.actionTouched, for: .touchUpInside)
    return button
  }
}
