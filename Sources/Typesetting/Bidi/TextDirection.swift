/// The way in which characters follow each other on a line.
public enum TextDirection: String, CaseIterable, Codable, Sendable {
  case leftToRight, rightToLeft
}
