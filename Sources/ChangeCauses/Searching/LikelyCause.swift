/// A place in the sources that may have caused a change, and the edit that would undo the change.
package struct LikelyCause: Hashable, Sendable, Encodable {
  /// The path relative to the package.
  package let file: String
  package let line: Int
  /// The column of the first byte, from 1.
  package let column: Int
  /// The line of code, shortened if it is long.
  package let code: String
  /// The constant at this place.
  package let replace: String
  /// The constant that would restore the reference.
  package let by: String

  static let maximumCodeLength = 120
}
