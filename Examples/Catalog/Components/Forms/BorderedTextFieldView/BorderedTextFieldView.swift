import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// A text field in a box, with its label above it and a hint or a problem below it.
public final class BorderedTextFieldView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any BorderedTextFieldViewModelProtocol)?

  private let label = UILabel.styled(.footnoteStrong)
  private let boxView = SurfaceView(.clear)
  private let textField = UITextField()
  private let revealButton = IconButton()
  private let messageSymbolView = SymbolView(pointSize: StyleProvider.Size.smallIcon)
  private let messageLabel = UILabel.styled(.footnote)
  private lazy var fieldStackView = UIStackView.row([textField, revealButton], spacing: .zero).padded(
    NSDirectionalEdgeInsets(
      top: StyleProvider.Spacing.extraSmall, leading: StyleProvider.Spacing.medium,
      bottom: StyleProvider.Spacing.extraSmall, trailing: StyleProvider.Spacing.extraSmall))
  private lazy var messageStackView = UIStackView.row(
    [messageSymbolView, messageLabel], spacing: StyleProvider.Spacing.extraSmall)
  private lazy var contentStackView = UIStackView.column([label, boxView, messageStackView])
    .padded(NSDirectionalEdgeInsets(all: StyleProvider.Spacing.small))

  override func setUp() {
    boxView.addFilling(fieldStackView)
    boxView.keepAtLeast(height: StyleProvider.Size.fieldHeight)
    textField.keepAtLeast(height: StyleProvider.Size.hitTarget)
    textField.adjustsFontForContentSizeCategory = true
    textField.font = StyleProvider.TextStyle.body.font
    addFilling(contentStackView)
    textField.addTarget(self, action: BorderedTextFieldView.editingBegan, for: .editingDidBegin)
    textField.addTarget(self, action: BorderedTextFieldView.textChanged, for: .editingChanged)
    textField.addTarget(self, action: BorderedTextFieldView.editingEnded, for: .editingDidEnd)
    revealButton.addTarget(self, action: BorderedTextFieldView.revealTouched, for: .touchUpInside)
    render(nil)
  }

  public func configure(with viewModel: any BorderedTextFieldViewModelProtocol) {
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
    textField.resignFirstResponder()
    render(nil)
  }

  private func editingBegan() {
    viewModel?.beginEditing()
  }

  private func textChanged() {
    viewModel?.change(to: textField.text ?? "")
  }

  private func editingEnded() {
    viewModel?.endEditing()
  }

  private func revealTouched() {
    viewModel?.toggleRevealed()
  }

  private func render(_ state: BorderedTextFieldDisplayState?) {
    contentStackView.isHidden = state == nil
    surface = state == nil ? .clear : .bar
    label.text = state?.label
    label.textColor = state?.isEnabled == false ? StyleProvider.Color.textSecondary : StyleProvider.Color.textPrimary
    boxView.surface = state.map(Self.box) ?? .clear
    renderField(state)
    renderMessage(state)
  }

  private func renderField(_ state: BorderedTextFieldDisplayState?) {
    let isRevealed = state?.isRevealed ?? false
    textField.isSecureTextEntry = state?.isSecure == true && !isRevealed
    if textField.text != state?.text ?? "" { textField.text = state?.text }
    textField.attributedPlaceholder = state.map {
      NSAttributedString(
        string: $0.placeholder,
        attributes: [.foregroundColor: StyleProvider.Color.textSecondary, .font: StyleProvider.TextStyle.body.font])
    }
    textField.accessibilityLabel = state?.label
    textField.isEnabled = state?.isEnabled ?? false
    textField.textColor =
      state?.isEnabled == false ? StyleProvider.Color.textSecondary : StyleProvider.Color.textPrimary
    revealButton.isHidden = state?.isSecure != true
    revealButton.show(isRevealed ? "eye.slash" : "eye")
    revealButton.accessibilityLabel = wording[isRevealed ? .hide : .show]
  }

  private func renderMessage(_ state: BorderedTextFieldDisplayState?) {
    let problem = state?.problem
    messageLabel.text = problem ?? state?.hint
    messageStackView.isHidden = messageLabel.text == nil
    messageLabel.textColor = problem == nil ? StyleProvider.Color.textSecondary : StyleProvider.Color.negative
    messageSymbolView.tintColor = StyleProvider.Color.negative
    messageSymbolView.show(problem == nil ? nil : Tone.negative.symbol)
  }

  private static func box(of state: BorderedTextFieldDisplayState) -> Surface {
    var surface = Surface(
      fill: StyleProvider.Color.backgroundPrimary, border: StyleProvider.Color.controlBorder,
      corners: .rounded(StyleProvider.Radius.medium))
    if !state.isEnabled { surface.fill = StyleProvider.Color.backgroundSecondary }
    if state.isFocused {
      surface.border = StyleProvider.Color.highlightPrimary
      surface.borderWidth = StyleProvider.Size.emphasizedLine
    }
    if state.problem != nil { surface.border = StyleProvider.Color.negative }
    return surface
  }
}
