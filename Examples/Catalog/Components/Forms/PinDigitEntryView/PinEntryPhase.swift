/// How far the entry of a code has come.
public enum PinEntryPhase: Hashable, Sendable {
  case entering
  case checking
  case accepted
  /// Refused, with a reason for the reader.
  case refused(String)
}
