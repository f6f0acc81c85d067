/// Where an assertion stands.
package struct TestPlace: Hashable, Sendable {
  /// The test's module.
  package let target: String
  /// The test's module and file, as `#fileID` gives them.
  package let file: String
  /// The test's function, without parentheses and labels.
  package let function: String
  package let line: Int
  package let column: Int
}
