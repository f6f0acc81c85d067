/// The side on which lines of text and rows of views begin.
public enum LayoutDirection: String, CaseIterable, Codable, Sendable {
  case leftToRight, rightToLeft
}
