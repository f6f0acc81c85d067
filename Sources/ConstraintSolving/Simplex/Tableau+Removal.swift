extension Tableau {
  /// Takes a constraint out. What it cost must have been taken from the objective before. The tableau stays feasible.
  func remove(_ symbols: ConstraintSymbols) {
    if slots[Int(symbols.marker)] < 0, let slot = slotToLeave(for: symbols.marker) {
      pivot(symbols.marker, in: slot)
    }
    removeRow(of: symbols.marker)
    retire(symbols.marker)
    guard let other = symbols.other else { return }
    removeRow(of: other)
    retire(other)
  }

  /// The row in which a marker becomes basic without making a restricted symbol negative: growing if it can, else
  /// shrinking, else in the row of an unknown.
  private func slotToLeave(for marker: Int32) -> Int32? {
    var choices: [(slot: Int32?, ratio: Double, basic: Int32)] = Array(repeating: (nil, .infinity, .max), count: 3)
    for slot in rowSlots(containing: marker) {
      guard let row = rows[Int(slot)] else { continue }
      let coefficient = row.coefficient(of: marker)
      let isRestricted = kinds[Int(row.basic)].isRestricted
      let choice = isRestricted ? (coefficient < 0 ? 0 : 1) : 2
      let ratio = isRestricted ? max(row.constant, 0) / coefficient.magnitude : 0
      guard ratio < choices[choice].ratio || (ratio == choices[choice].ratio && row.basic < choices[choice].basic)
      else { continue }
      choices[choice] = (slot, ratio, row.basic)
    }
    return choices.lazy.compactMap(\.slot).first
  }
}
