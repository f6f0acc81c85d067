/// What views gather where nobody takes it away.
public enum LeakKind: String, CaseIterable, Hashable, Sendable {
  case constraint, gestureRecognizer, subview, sublayer
}
