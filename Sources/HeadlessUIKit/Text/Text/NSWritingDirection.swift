/// Which way a paragraph runs.
public enum NSWritingDirection: Int, CaseIterable, Sendable {
  /// The first letter that has a direction decides.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
