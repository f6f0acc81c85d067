extension UITextView: UITextInput {
  public var inputText: String { text }

  public var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange) }
    set { if let newValue { selectedRange = newValue.range } }
  }
}
