/// Where lines of text lie in a box that is taller than they are.
public enum VerticalAlignment: String, CaseIterable, Codable, Sendable {
  case top, center, bottom
}
