/// How far the placing of a bet has come.
public enum BetslipPhase: Hashable, Sendable {
  case ready
  case placing
  /// Placed, under a reference.
  case placed(String)
  /// Refused, with a reason for the reader.
  case refused(String)
}
