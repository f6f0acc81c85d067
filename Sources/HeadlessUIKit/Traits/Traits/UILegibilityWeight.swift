/// The legibility weight of text.
public enum UILegibilityWeight: Int, CaseIterable, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}
