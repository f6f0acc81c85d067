import HeadlessUIKit

/// The view whose action is a selector, from the page about the component runtime.
final class ConfirmationView: UIView {
  let confirmButton = UIButton(type: .system)
  private(set) var confirmations = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    let confirm = Selector("confirm", ConfirmationView.confirm)
    confirmButton.addTarget(self, action: confirm, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func confirm() { confirmations += 1 }
}
