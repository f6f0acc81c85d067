/// An expression after definitions were put in for the variables that have one.
struct Expansion {
  /// The variables without a definition.
  var terms: [LinearExpression.Term] = []
  var constant: Double
  /// The variables whose definitions were put in, and how many times each.
  var uses: [LinearExpression.Term] = []
}
