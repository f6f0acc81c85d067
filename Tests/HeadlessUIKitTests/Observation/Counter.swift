import Observation

/// A model with two properties.
@Observable @MainActor
final class Counter {
  var count = 0
  var title = "none"
}
