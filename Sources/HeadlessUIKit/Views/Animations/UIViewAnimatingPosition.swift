/// A position in an animation.
public enum UIViewAnimatingPosition: Int, CaseIterable, Sendable {
  case end = 0
  case start = 1
  case current = 2
}
