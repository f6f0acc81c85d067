/// What a property holds though nothing is shown.
public enum KeptValue: String, Hashable, Sendable {
  case model, callback, task, subscription
}
