extension Tableau {
  /// Brings in an equation that can be solved neither for an unknown nor for its marker: an artificial symbol stands
  /// for its violation, and is driven to zero.
  func insertByPhaseOne(_ row: TableauRow, marker: Int32) throws(Contradiction) {
    if row.constant < 0 { row.scale(by: -1) }
    let artificial = makeSymbol(.slack)
    insert(row, basic: artificial)
    while let row = self.row(of: artificial) {
      if row.constant <= Tolerance.value {
        row.constant = 0
        pivot(firstRestricted(in: row) ?? marker, in: slots[Int(artificial)])
        break
      }
      guard let entering = loweringSymbol(in: row) else {
        let contradiction = Contradiction(row)
        removeRow(of: artificial)
        retire(artificial)
        throw contradiction
      }
      pivot(entering, in: phaseOneSlot(for: entering, artificial: artificial))
    }
    retire(artificial)
  }

  private func firstRestricted(in row: TableauRow) -> Int32? {
    for index in 0..<row.count where kinds[Int(row.symbols[index])] != .dummy { return row.symbols[index] }
    return nil
  }

  /// The smallest symbol that lowers the row as it grows.
  private func loweringSymbol(in row: TableauRow) -> Int32? {
    for index in 0..<row.count
    where row.coefficients[index] < -Tolerance.coefficient && kinds[Int(row.symbols[index])] != .dummy {
      return row.symbols[index]
    }
    return nil
  }

  /// The row that allows a growing symbol the least, and the artificial one rather than any other.
  private func phaseOneSlot(for entering: Int32, artificial: Int32) -> Int32 {
    var best = slots[Int(artificial)]
    var bestRatio = Double.infinity
    var bestBasic = Int32.max
    for slot in rowSlots(containing: entering) {
      guard let row = rows[Int(slot)], kinds[Int(row.basic)].isRestricted else { continue }
      let coefficient = row.coefficient(of: entering)
      guard coefficient < -Tolerance.coefficient else { continue }
      let ratio = max(row.constant, 0) / -coefficient
      let basic = row.basic == artificial ? -1 : row.basic
      guard ratio < bestRatio || (ratio == bestRatio && basic < bestBasic) else { continue }
      (best, bestRatio, bestBasic) = (slot, ratio, basic)
    }
    return best
  }
}
