/// The display state of a betslip's progress towards a boost.
public struct OddsBoostDisplayState: Hashable, Sendable {
  /// The number of selections on the betslip.
  public var selections: Int
  /// The number of selections that the boost needs.
  public var neededSelections: Int
  /// The increase of the winnings, in percent.
  public var percent: Int

  public init(selections: Int, neededSelections: Int, percent: Int) {
    self.selections = selections
    self.neededSelections = neededSelections
    self.percent = percent
  }

  package var isReached: Bool { selections >= neededSelections }
  package var missingSelections: Int { max(neededSelections - selections, 0) }
}
