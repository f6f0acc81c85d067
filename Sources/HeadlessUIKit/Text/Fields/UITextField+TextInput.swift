extension UITextField: UITextInput {
  public var inputText: String { text ?? "" }
}
