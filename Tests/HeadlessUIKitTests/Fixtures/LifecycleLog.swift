/// The calls that controllers heard, in order.
@MainActor
final class LifecycleLog {
  var events: [String] = []
}
