/// Where odds went last.
public enum OddsMovement: CaseIterable, Sendable {
  case none, up, down
}
