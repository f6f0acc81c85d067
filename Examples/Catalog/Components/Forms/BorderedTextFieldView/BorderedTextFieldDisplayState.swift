/// The display state of a text field.
public struct BorderedTextFieldDisplayState: Hashable, Sendable {
  public var label: String
  public var text: String
  public var placeholder: String
  /// The hint shown while the field is empty.
  public var hint: String?
  public var problem: String?
  public var isSecure: Bool
  /// Whether a secure text is readable.
  public var isRevealed: Bool
  public var isFocused: Bool
  public var isEnabled: Bool

  public init(
    label: String, text: String = "", placeholder: String = "", hint: String? = nil, problem: String? = nil,
    isSecure: Bool = false, isRevealed: Bool = false, isFocused: Bool = false, isEnabled: Bool = true
  ) {
    self.label = label
    self.text = text
    self.placeholder = placeholder
    self.hint = hint
    self.problem = problem
    self.isSecure = isSecure
    self.isRevealed = isRevealed
    self.isFocused = isFocused
    self.isEnabled = isEnabled
  }
}
