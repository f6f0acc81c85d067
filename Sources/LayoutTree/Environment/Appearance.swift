/// Whether an interface is drawn dark on light or light on dark.
public enum Appearance: String, CaseIterable, Codable, Sendable {
  case light, dark
}
