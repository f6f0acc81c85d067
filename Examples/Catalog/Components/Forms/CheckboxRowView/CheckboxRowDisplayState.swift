/// The display state of a statement with a checkbox.
public struct CheckboxRowDisplayState: Hashable, Sendable {
  public var text: String
  public var isChecked: Bool
  /// The reason why the statement must be confirmed, if the user tried to continue without confirming it.
  public var problem: String?

  public init(text: String, isChecked: Bool = false, problem: String? = nil) {
    self.text = text
    self.isChecked = isChecked
    self.problem = problem
  }
}
