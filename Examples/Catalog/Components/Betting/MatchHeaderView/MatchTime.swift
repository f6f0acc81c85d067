/// The time of a match, as its header shows it.
public enum MatchTime: Hashable, Sendable {
  /// Such as `Today 20:45`.
  case scheduled(String)
  /// Such as `67'`.
  case live(String)
  case finished
}
