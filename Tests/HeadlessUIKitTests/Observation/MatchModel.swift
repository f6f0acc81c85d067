import Observation

/// A model in one of the states of a component.
@Observable @MainActor
final class MatchModel {
  var state = State.empty
  var scores: [String] = []

  enum State {
    case loading, display, empty
  }
}
