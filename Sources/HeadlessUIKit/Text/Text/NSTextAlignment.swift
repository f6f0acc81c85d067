/// Which side the lines of a text line up at.
public enum NSTextAlignment: Int, CaseIterable, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// Both sides; the last line of a paragraph stays as it is.
  case justified = 3
  /// The side on which the layout direction begins.
  case natural = 4
}
