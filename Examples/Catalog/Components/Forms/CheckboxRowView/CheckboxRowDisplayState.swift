/// What a statement to be confirmed shows.
public struct CheckboxRowDisplayState: Hashable, Sendable {
  public var text: String
  public var isChecked: Bool
  /// Why it has to be confirmed, once it was passed over.
  public var problem: String?

  public init(text: String, isChecked: Bool = false, problem: String? = nil) {
    self.text = text
    self.isChecked = isChecked
    self.problem = problem
  }
}
