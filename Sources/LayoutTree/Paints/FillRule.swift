/// Which parts of a path that crosses itself are inside.
public enum FillRule: String, CaseIterable, Codable, Sendable {
  case nonzero, evenodd
}
