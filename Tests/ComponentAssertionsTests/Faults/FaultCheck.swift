/// The checks, in the order in which a component goes through them.
enum FaultCheck: String, CaseIterable, Comparable {
  case firstFrame, sizing, states, reuse

  static func < (one: FaultCheck, other: FaultCheck) -> Bool {
    guard let first = allCases.firstIndex(of: one), let second = allCases.firstIndex(of: other) else { return false }
    return first < second
  }
}
