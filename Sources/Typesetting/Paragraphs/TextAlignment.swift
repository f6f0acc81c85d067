/// Which side the lines of a paragraph line up at.
public enum TextAlignment: String, CaseIterable, Codable, Sendable {
  case leading, center, trailing
}
