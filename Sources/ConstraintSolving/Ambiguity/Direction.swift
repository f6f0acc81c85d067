/// How a value moves with the free columns: a coefficient for each, sorted by column.
struct Direction {
  private(set) var terms: [(column: Int32, coefficient: Double)] = []

  init() {}

  init(along column: Int32) {
    terms = [(column, 1)]
  }

  /// The part of a row that is free.
  init(_ row: TableauRow, in columns: FreeColumns) {
    for index in 0..<row.count where columns.contains(row.symbols[index]) {
      terms.append((row.symbols[index], row.coefficients[index]))
    }
  }

  var isZero: Bool { terms.isEmpty }

  mutating func add(_ other: Direction, times factor: Double) {
    guard !other.isZero else { return }
    var sums: [(column: Int32, coefficient: Double)] = []
    let added = other.terms.map { (column: $0.column, coefficient: $0.coefficient * factor) }
    for term in (terms + added).sorted(by: { $0.column < $1.column }) {
      if let last = sums.last, last.column == term.column {
        sums[sums.count - 1].coefficient += term.coefficient
      } else {
        sums.append(term)
      }
    }
    terms = sums.filter { $0.coefficient.magnitude > Tolerance.coefficient }
  }
}
