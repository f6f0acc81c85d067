/// A variable in terms of others, by a required equality.
struct Definition {
  var terms: [LinearExpression.Term]
  var constant: Double
  /// The slot of the constraint that says so, and the variable's coefficient in it.
  var constraint: Int32
  var coefficient: Double
}
