import FirstFrameSeededRandomness
import Testing

@testable import FirstFrameConstraintSolving

/// Rows of the tableau, compared with dictionaries that are changed in the same way.
struct TableauRowTests {
  /// The edits of a pivot, in rows of every length: both ends, growth, and rows that become empty.
  @Test(arguments: UInt64(1)...16) func editedRowsEqualDictionaries(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let row = TableauRow(constant: 0, capacity: 4)
    var expected: [Int32: Double] = [:]
    for _ in 0..<3_000 {
      let (symbol, coefficient) = (Int32.random(in: 0..<120, using: &random), value(using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0, 1:
        guard expected[symbol] == nil else { break }
        row.insert(symbol, coefficient)
        expected[symbol] = coefficient
      case 2:
        #expect(row.remove(symbol) == expected.removeValue(forKey: symbol) ?? 0, "seed \(seed)")
      default:
        guard expected[symbol] == nil, let old = expected.keys.sorted().randomElement(using: &random) else { break }
        row.replace(old, by: symbol, coefficient)
        expected[old] = nil
        expected[symbol] = coefficient
      }
      guard terms(of: row) == sorted(expected) else {
        Issue.record("seed \(seed): \(terms(of: row)), expected \(sorted(expected))")
        return
      }
    }
  }

  /// Substitutions of short and long rows, with terms that cancel.
  @Test(arguments: UInt64(1)...16) func substitutedRowsEqualDictionaries(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for length in [1, 3, 40, 200] {
      let long = terms(length, using: &random)
      let short = terms(Int.random(in: 0...6, using: &random), using: &random)
      guard let symbol = long.keys.sorted().randomElement(using: &random), short[symbol] == nil else { continue }
      let row = row(long, constant: 3)
      let columns = ColumnIndex()
      columns.grow(to: 400)
      row.substitute(symbol, by: self.row(short, constant: 5), at: 7, recordingIn: columns)
      var expected = long
      let factor = expected.removeValue(forKey: symbol) ?? 0
      for (other, coefficient) in short { expected[other, default: 0] += factor * coefficient }
      #expect(terms(of: row) == sorted(expected.filter { $0.value != 0 }), "seed \(seed), \(length) terms")
      #expect(row.constant == 3 + 5 * factor)
      for added in short.keys where long[added] == nil { #expect(columns.removeList(of: added) == [7]) }
    }
  }

  /// A small whole number other than 0, so that sums are exact and terms cancel.
  private func value(using random: inout SeededGenerator) -> Double {
    Double([-2, -1, 1, 2].randomElement(using: &random) ?? 1)
  }

  private func terms(_ count: Int, using random: inout SeededGenerator) -> [Int32: Double] {
    var terms: [Int32: Double] = [:]
    while terms.count < count { terms[Int32.random(in: 0..<400, using: &random)] = value(using: &random) }
    return terms
  }

  private func row(_ terms: [Int32: Double], constant: Double) -> TableauRow {
    let row = TableauRow(constant: constant, capacity: terms.count)
    for (symbol, coefficient) in terms.sorted(by: { $0.key < $1.key }) { row.append(symbol, coefficient) }
    return row
  }

  private func terms(of row: TableauRow) -> [Term] {
    (0..<row.count).map { Term(symbol: row.symbols[$0], coefficient: row.coefficients[$0]) }
  }

  private func sorted(_ terms: [Int32: Double]) -> [Term] {
    terms.sorted { $0.key < $1.key }.map { Term(symbol: $0.key, coefficient: $0.value) }
  }

  private struct Term: Equatable {
    var symbol: Int32
    var coefficient: Double
  }
}

/// The order of constraints decides ties, also among millions of them.
struct RankTests {
  @Test(arguments: [0, 1_000, 524_288, 1_000_000, 4_000_000]) func weightsOfNeighborsDiffer(rank: Int) {
    let (first, second) = (record(rank: rank).tieWeights, record(rank: rank + 1).tieWeights)
    #expect(first.shortfall - second.shortfall > 10 * Tolerance.coefficient)
    #expect(first.excess - second.excess > 10 * Tolerance.coefficient)
    #expect(second.shortfall > 0)
  }

  private func record(rank: Int) -> ConstraintRecord {
    ConstraintRecord(
      serial: rank, rank: rank, expression: LinearExpression(), relation: .equal, priority: Priority(250),
      tieBreaking: TieBreaking(), minimizesExcess: false)
  }
}
