extension UITouch {
  /// What a finger does.
  public enum Phase: Int, CaseIterable, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }
}
