/// The display state of a list of matches.
public enum MatchListDisplayState: Hashable, Sendable {
  case loading
  /// Empty if there is no match.
  case loaded([MatchListSection])
  case failed(String)
}
