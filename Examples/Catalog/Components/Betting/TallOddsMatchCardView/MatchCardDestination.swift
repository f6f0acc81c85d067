/// A destination of a match card.
public enum MatchCardDestination: CaseIterable, Sendable {
  case match, furtherMarkets
}
