public import Foundation

extension UITextField {
  /// The notification posted after editing has changed the text. Its object is the text field.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

  /// Replaces the selection with text.
  func typeText(_ text: String) {
    let count = (self.text ?? "").utf16.count
    // The text may have become shorter since it was selected.
    let selection = markedRange ?? selectedTextRange?.range
    change(selection?.clamped(to: count) ?? NSRange(location: count, length: 0), to: text)
  }

  /// Deletes the selection, or the character before it.
  func deleteSelection() {
    let plain = PlainText(inputText)
    let selection = (selectedTextRange?.range ?? NSRange(location: plain.count, length: 0)).clamped(to: plain.count)
    let deleted = selection.length > 0 ? selection : plain.character(before: selection.location)
    guard deleted.length > 0, let rest = change(deleted, to: "") else { return }
    // The caret stays where the text was.
    if isEditing, deleted.location < rest.utf16.count { selectedTextRange = caret(at: deleted.location) }
  }

  func replaceText(in range: NSRange, with string: String) {
    guard let replaced = PlainText(inputText).replacing(range.clamped(to: inputText.utf16.count), with: string) else {
      return
    }
    text = replaced
    notifyTextChange()
  }

  /// Replaces the marked text or the selection with text that an input method has not finished.
  func mark(_ string: String, selecting selection: NSRange) {
    let plain = PlainText(inputText)
    let end = NSRange(location: plain.count, length: 0)
    let range = (markedRange ?? selectedTextRange?.range ?? end).clamped(to: plain.count)
    guard let marked = plain.replacing(range, with: string) else { return }
    text = marked
    markedRange = string.isEmpty ? nil : NSRange(location: range.location, length: string.utf16.count)
    notifyTextChange()
    guard isEditing else { return }
    let inner = selection.clamped(to: string.utf16.count)
    selectedTextRange = UITextRange(NSRange(location: range.location + inner.location, length: inner.length))
  }

  private func caret(at offset: Int) -> UITextRange { UITextRange(NSRange(location: offset, length: 0)) }

  /// Simulates the return key: if the delegate allows it, sends the actions for `editingDidEndOnExit` and
  /// `primaryActionTriggered`.
  public func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) != false else { return }
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
  }

  /// Replaces a part of the text, and returns the new text; `nil` if the delegate rejects the change.
  @discardableResult
  private func change(_ range: NSRange, to string: String) -> String? {
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) != false else {
      return nil
    }
    let old = text ?? ""
    guard let replaced = range.indices(in: old) else { return nil }
    text = old.replacingCharacters(in: replaced, with: string)
    notifyTextChange()
    return text
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

/// Methods that control and observe the editing of a text field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: DelegateObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }

  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }

  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }

  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}

  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
}
