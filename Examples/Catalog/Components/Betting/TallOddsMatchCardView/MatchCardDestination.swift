/// Where a match card leads.
public enum MatchCardDestination: CaseIterable, Sendable {
  case match, furtherMarkets
}
