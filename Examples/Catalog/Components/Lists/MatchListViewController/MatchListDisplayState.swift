/// The display state of a list of matches.
public enum MatchListDisplayState: Hashable, Sendable {
  case loading
  /// The sections of the list; empty if there is no match.
  case loaded([MatchListSection])
  case failed(String)
}
