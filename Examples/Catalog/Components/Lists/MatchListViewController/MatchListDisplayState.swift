/// What a list of matches shows.
public enum MatchListDisplayState: Hashable, Sendable {
  case loading
  /// No sections where there is no match.
  case loaded([MatchListSection])
  case failed(String)
}
