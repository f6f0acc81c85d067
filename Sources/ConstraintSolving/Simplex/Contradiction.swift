/// A combination of equations that no values of restricted symbols fulfil.
struct Contradiction: Error {
  /// The symbols in the combination, with their coefficients.
  var terms: [(symbol: Int32, coefficient: Double)]

  init(_ row: TableauRow) {
    terms = (0..<row.count).map { (row.symbols[$0], row.coefficients[$0]) }
  }
}
