/// The contrast of colours.
public enum UIAccessibilityContrast: Int, CaseIterable, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}
