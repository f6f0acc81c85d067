/// When a state that is no longer shown changed a view.
public enum DisturbanceMoment: Hashable, Sendable {
  /// Within the change of its model.
  case mutation
  /// In a later turn of the main queue.
  case laterTurn
}
