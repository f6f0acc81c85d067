/// Where an assertion stands.
public struct TestPlace: Hashable, Sendable {
  /// The test's module.
  public let target: String
  /// The test's module and file, as `#fileID` gives them.
  public let file: String
  /// The test's function, without parentheses and labels.
  public let function: String
  public let line: Int
  public let column: Int
}
