/// The direction of the last change of odds.
public enum OddsMovement: CaseIterable, Sendable {
  case none, up, down
}
