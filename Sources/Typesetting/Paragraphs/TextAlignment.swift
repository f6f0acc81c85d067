/// Which side the lines of a paragraph line up at.
public enum TextAlignment: String, CaseIterable, Codable, Sendable {
  /// The side on which the paragraph's direction begins, and the one on which it ends.
  case leading, center, trailing
  /// Both sides: spaces are widened. The last line of a paragraph stays as it is.
  case justified
  case left, right
}
