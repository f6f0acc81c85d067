/// What a component is checked for across its states and environments.
public enum StateCheck: String, CaseIterable, Hashable, Sendable {
  /// No two states look the same.
  case distinctStates
  /// The dark appearance is another picture than the light one.
  case darkAppearance
  /// From right to left, everything lies on the other side.
  case mirroring
  /// Text grows with the reader's content size.
  case textGrowth
  /// No text is shortened.
  case truncation
  /// No text lies outside of what holds it.
  case overflow
  /// No two texts lie on each other.
  case overlap
  /// What can be tapped is at least 44 x 44 points (Apple, Human Interface Guidelines).
  case targetSize
  /// Text stands out as WCAG 2.1 asks for at level AA (success criterion 1.4.3).
  case contrast
}
