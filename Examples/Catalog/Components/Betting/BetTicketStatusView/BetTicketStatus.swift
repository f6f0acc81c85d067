/// How a bet stands.
public enum BetTicketStatus: CaseIterable, Sendable {
  case open, won, lost, cashedOut, void
}
