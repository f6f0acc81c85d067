/// The phase of entering a code.
public enum PinEntryPhase: Hashable, Sendable {
  case entering
  case checking
  case accepted
  /// Refused, with the reason to show.
  case refused(String)
}
