import HeadlessUIKit

/// Writes down what a text view says after a change.
final class TextViewLog: UITextViewDelegate {
  var texts: [String] = []

  func textViewDidChange(_ textView: UITextView) { texts.append(textView.text) }
}
