/// How far a match card has come.
public enum MatchCardState: Hashable, Sendable {
  case loading
  case loaded(MatchCardContent)
  /// The match did not come, with a reason for the reader.
  case failed(String)
}
