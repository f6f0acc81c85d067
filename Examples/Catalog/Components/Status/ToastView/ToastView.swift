import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// A short message over a page, with an action and a button to dismiss it.
public final class ToastView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any ToastViewModelProtocol)?

  private let symbolView = SymbolView(pointSize: StyleProvider.Size.largeIcon)
  private let messageLabel = UILabel.styled(.callout)
  private let actionButton = LinkButton()
  private let dismissButton = IconButton("xmark", pointSize: StyleProvider.Size.icon, label: .dismiss)
  private lazy var contentStackView = UIStackView.row([symbolView, messageLabel, actionButton, dismissButton])
    .padded(
      NSDirectionalEdgeInsets(
        top: StyleProvider.Spacing.extraSmall, leading: StyleProvider.Spacing.large,
        bottom: StyleProvider.Spacing.extraSmall, trailing: StyleProvider.Spacing.extraSmall))

  override func setUp() {
    messageLabel.setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
    addFilling(contentStackView)
    actionButton.addTarget(self, action: ToastView.actionTouched, for: .touchUpInside)
    dismissButton.addTarget(self, action: ToastView.dismissTouched, for: .touchUpInside)
    render(nil)
  }

  public func configure(with viewModel: any ToastViewModelProtocol) {
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

  private func actionTouched() {
    viewModel?.performAction()
  }

  private func dismissTouched() {
    viewModel?.dismiss()
  }

  private func render(_ state: ToastDisplayState?) {
    let shown = state.flatMap { $0.isVisible ? $0 : nil }
    contentStackView.isHidden = shown == nil
    surface =
      shown.map {
        Surface(fill: $0.tone.toastFill, border: $0.tone.foreground, corners: .rounded(StyleProvider.Radius.large))
      }
      ?? .clear
    symbolView.show(shown?.tone.symbol)
    symbolView.tintColor = shown?.tone.foreground
    messageLabel.text = shown?.message
    actionButton.isHidden = shown?.action == nil
    actionButton.show(shown?.action)
  }
}
