/// The phase of placing a bet.
public enum BetslipPhase: Hashable, Sendable {
  case ready
  case placing
  /// Placed, with a reference number.
  case placed(String)
  /// Refused, with the reason to show.
  case refused(String)
}
