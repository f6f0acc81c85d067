/// The loading phase of a match card.
public enum MatchCardState: Hashable, Sendable {
  case loading
  case loaded(MatchCardContent)
  /// The match failed to load, with the reason to show.
  case failed(String)
}
