import HeadlessUIKit

extension ReuseProbe {
  /// Whether nothing is found on one view that is shown in every state after every other.
  ///
  /// Where something is, views that are new for each pair tell what it is: in a walk, a fault may come from any state
  /// before. Models that change have to be looked at pair by pair as well, since they are other states then.
  func passesWalk() async -> Bool {
    guard !mutates else { return false }
    let fresh = states.compactMap { shown(in: $0) }.map { ComponentFrame(of: $0, in: environment) }
    guard fresh.count == states.count else { return false }
    return await passesWalk(comparing: fresh)
  }

  private func passesWalk(comparing fresh: [ComponentFrame]) async -> Bool {
    let view = makeBlank()
    // Twice around, so that each state is left at once as well as after what it started may have ended.
    for round in 0...1 {
      for (step, state) in Self.walk(through: states.count).enumerated() {
        (view as? any ReusableView)?.prepareForReuse()
        guard states[state].configure(view), isSame(view, as: fresh[state]) else { return false }
        guard step % 2 == round else { continue }
        await letTurnsPass()
        guard isSame(view, as: fresh[state]) else { return false }
      }
    }
    return true
  }

  private func isSame(_ view: UIView, as frame: ComponentFrame) -> Bool {
    FrameChange.list(from: frame, to: ComponentFrame(of: view, in: environment)).isEmpty
  }

  /// A closed walk that goes from each state to every other exactly once: an Euler circuit of the complete digraph.
  ///
  /// From a state to all that are later and back, the last time on to the next state: 0 1 0 2 0 3 1 2 1 3 2 3 0.
  static func walk(through count: Int) -> [Int] {
    if count < 2 { return Array(repeating: 0, count: 2 * count) }
    return (0..<count).flatMap { first in ((first + 1)..<count).flatMap { [first, $0] } } + [0]
  }
}
