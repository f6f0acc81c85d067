/// How far a betslip is from a boost.
public struct OddsBoostDisplayState: Hashable, Sendable {
  /// How many selections are on the betslip.
  public var selections: Int
  /// How many the boost takes.
  public var neededSelections: Int
  /// By how many percent the boost raises the winnings.
  public var percent: Int

  public init(selections: Int, neededSelections: Int, percent: Int) {
    self.selections = selections
    self.neededSelections = neededSelections
    self.percent = percent
  }

  public var isReached: Bool { selections >= neededSelections }
  public var missingSelections: Int { max(neededSelections - selections, 0) }
}
