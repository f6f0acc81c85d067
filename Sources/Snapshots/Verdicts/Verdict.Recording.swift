extension Verdict {
  /// Why a reference was written.
  public enum Recording: Hashable, Sendable {
    case wasMissing, wasDifferent, wasUnreadable
  }
}
