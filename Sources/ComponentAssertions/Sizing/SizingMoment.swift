/// When a component had another height than it had said.
public enum SizingMoment: Hashable, Sendable {
  /// As soon as it was laid out.
  case firstLayout
  /// In a later turn of the main queue.
  case laterTurn
}
