/// The time of a match as shown in its header.
public enum MatchTime: Hashable, Sendable {
  /// A start time, such as `Today 20:45`.
  case scheduled(String)
  /// A time of play, such as `67'`.
  case live(String)
  case finished
}
