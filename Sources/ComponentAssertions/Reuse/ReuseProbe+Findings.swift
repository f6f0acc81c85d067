import HeadlessUIKit

extension ReuseProbe {
  /// What is found without a turn of the main queue.
  func findings() -> [ReuseFinding] {
    var findings = findingsAfterStates() + successorsAtOnce.flatMap(\.staleFindings)
    for (first, second) in pairs {
      guard let view = shown(in: first), let successors = successors(of: [(view, first)], showing: second) else {
        continue
      }
      first.mutate()
      findings += successors.disturbances(besides: findings, at: .mutation)
    }
    return findings
  }

  /// What is found when everything that was started may also end.
  func findingsWhenQuiet() async -> [ReuseFinding] {
    let afterStates = findingsAfterStates()
    if afterStates.isEmpty, await passesWalk() { return [] }
    // Models that were changed are other states: all that needs them as they are comes first.
    let afterHaste = await findingsOfHaste(besides: afterStates)
    return await findingsOfMutation(besides: afterStates + afterHaste)
  }

  /// What is found where each state is left before a turn of the main queue, so that what it started ends in the next.
  private func findingsOfHaste(besides known: [ReuseFinding]) async -> [ReuseFinding] {
    let successors = successorsAtOnce
    var findings = successors.flatMap(\.staleFindings)
    await letTurnsPass()
    for group in successors { findings += group.disturbances(besides: known + findings, at: .laterTurn) }
    return findings
  }

  /// - Returns: What was known before, and what is found where what a state started has begun by the time that it is
  ///   left, and its model changes then.
  private func findingsOfMutation(besides known: [ReuseFinding]) async -> [ReuseFinding] {
    var findings = known
    for (first, second) in pairs {
      guard let view = shown(in: first) else { continue }
      await letTurnsPass()
      guard let successors = successors(of: [(view, first)], showing: second) else { continue }
      first.mutate()
      findings += successors.disturbances(besides: findings, at: .mutation)
      await letTurnsPass()
      findings += successors.disturbances(besides: findings, at: .laterTurn)
    }
    return findings
  }

  /// For each state, views that show it right after every other.
  private var successorsAtOnce: [ReuseSuccessors] {
    states.indices.compactMap { index in
      let earlier = states.indices.filter { $0 != index || states.count == 1 }
      let views = earlier.compactMap { other in shown(in: states[other]).map { ($0, states[other]) } }
      return successors(of: views, showing: states[index])
    }
  }

  func letTurnsPass() async {
    for _ in 0..<MainTurns.quietTurns { await MainTurns.turn() }
  }
}
