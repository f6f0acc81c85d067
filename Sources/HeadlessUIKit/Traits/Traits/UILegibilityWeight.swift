/// Whether text is bolder than usual.
public enum UILegibilityWeight: Int, CaseIterable, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}
