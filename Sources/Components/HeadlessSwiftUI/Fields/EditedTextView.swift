import HeadlessUIKit

/// A text view that reports its changes.
final class EditedTextView: UITextView, UITextViewDelegate {
  var changed: @MainActor (String) -> Void = { _ in }

  func textViewDidChange(_ textView: UITextView) { changed(textView.text) }

  /// Sets what the environment decides for each field of several lines, except for colors.
  func update(in context: BuildContext) {
    let environment = context.environment
    delegate = self
    isEditable = environment.isEnabled
    font = environment.resolvedFont(in: context.canvas.traitCollection)
    textAlignment = environment.multilineTextAlignment.alignment(in: environment.layoutDirection)
    environment.textInput.apply(to: self)
  }
}
