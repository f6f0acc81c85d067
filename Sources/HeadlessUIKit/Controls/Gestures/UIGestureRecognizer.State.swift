extension UIGestureRecognizer {
  /// How far a gesture has come.
  public enum State: Int, CaseIterable, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    public static var recognized: State { .ended }

    var isHeardWhenContinuous: Bool { self != .possible && self != .failed }
    var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
  }
}
