/// What comparing a value with its reference came to.
struct ComparedFormats: Sendable {
  /// Nil where the two count as the same.
  let difference: Difference?
  /// What a person should know all the same, a sentence each.
  var warnings: [String] = []
}
