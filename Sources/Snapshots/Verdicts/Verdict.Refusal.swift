extension Verdict {
  /// What makes an assertion meaningless before it has begun.
  public enum Refusal: Error, Hashable, Sendable {
    case naming(NamingError)
    case mode(ModeError)
  }
}
