/// The status of a bet.
public enum BetTicketStatus: CaseIterable, Sendable {
  case open, won, lost, cashedOut, void
}
