/// What the insets of a section are counted from.
public enum UIContentInsetsReference: Int, CaseIterable, Sendable {
  case automatic = 0
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  case readableContent = 4
}
