/// How much room there is along an axis.
public enum SizeClass: String, CaseIterable, Codable, Sendable {
  case compact, regular
}
