public import Foundation

extension UITextField {
  /// The notification posted after editing has changed the text. Its object is the text field.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

  /// Replaces the selection with text, or appends the text if nothing is selected, as the keyboard does.
  ///
  /// The delegate can reject the change. Otherwise, the delegate and the targets are notified.
  public func insertText(_ text: String) {
    let count = (self.text ?? "").utf16.count
    // The text may have become shorter since it was selected.
    change(selectedTextRange?.range.clamped(to: count) ?? NSRange(location: count, length: 0), to: text)
  }

  /// Deletes the last character, as the keyboard does.
  public func deleteBackward() {
    guard let text, let last = text.last else { return }
    let length = String(last).utf16.count
    change(NSRange(location: text.utf16.count - length, length: length), to: "")
  }

  /// Simulates the return key: if the delegate allows it, sends the actions for `editingDidEndOnExit` and
  /// `primaryActionTriggered`.
  public func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) != false else { return }
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
  }

  private func change(_ range: NSRange, to string: String) {
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) != false else {
      return
    }
    let old = text ?? ""
    guard let replaced = range.indices(in: old) else { return }
    text = old.replacingCharacters(in: replaced, with: string)
    notifyTextChange()
  }

  func clear() {
    guard delegate?.textFieldShouldClear(self) != false else { return }
    text = nil
    notifyTextChange()
  }

  private func notifyTextChange() {
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }
}

extension UITextField: UITextInput {
  public var inputText: String { text ?? "" }
}

/// Methods that control and observe the editing of a text field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }

  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
