extension ReuseProbe {
  /// What is found without a turn of the main queue.
  func findings() -> [ReuseFinding] {
    var findings = findingsWithoutMutation()
    for (first, second) in pairs {
      guard let view = shown(in: first), let successor = successor(of: first, on: view, showing: second) else {
        continue
      }
      first.mutate()
      findings += successor.disturbances(besides: findings, at: .mutation)
    }
    return findings
  }

  /// What is found when everything that was started may also end.
  func findingsWhenQuiet() async -> [ReuseFinding] {
    if await passesWalk() { return [] }
    var findings = findingsWithoutMutation()
    for (first, second) in pairs {
      guard let view = shown(in: first) else { continue }
      // What the first state started has begun by the time that it is left.
      await letTurnsPass()
      guard let successor = successor(of: first, on: view, showing: second) else { continue }
      first.mutate()
      findings += successor.disturbances(besides: findings, at: .mutation)
      await letTurnsPass()
      findings += successor.disturbances(besides: findings, at: .laterTurn)
    }
    return findings
  }

  /// Models that were changed are other states: all that needs them as they are comes first.
  private func findingsWithoutMutation() -> [ReuseFinding] {
    states.flatMap { findings(after: $0) }
      + pairs.flatMap { first, second in
        shown(in: first).flatMap { successor(of: first, on: $0, showing: second) }?.staleFindings ?? []
      }
  }

  func letTurnsPass() async {
    for _ in 0..<MainTurns.quietTurns { await MainTurns.turn() }
  }
}
