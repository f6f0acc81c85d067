/// An assertion as it was compiled into the running test.
struct CompiledCall: Hashable, Sendable {
  /// The file, as `#filePath` gives it.
  let filePath: String
  /// The place of the call's opening parenthesis, which is what `#line` and `#column` give to the function called.
  let line: Int
  let column: Int
  /// The function around the call, without parentheses, argument labels and backticks.
  let test: String
  /// The name of the function that is called.
  let callee: String
  /// The value of the snapshot in the source; nil where there is none.
  let snapshot: String?
}
