import FirstFrameComponentAssertions

/// How many faults were caught, and what was said of each.
@MainActor
struct FaultScore {
  private var judgements: [Judgement] = []

  mutating func add(_ judgement: Judgement) { judgements.append(judgement) }

  func count(_ outcome: Judgement.Outcome) -> Int { judgements.count { $0.outcome == outcome } }

  var line: String {
    "faults: \(count(.caught)) caught, \(count(.missed)) missed, \(count(.falseAlarm)) false alarms"
  }

  /// A row for each component: its check, what came of it, and the first finding that names its node.
  var table: String {
    judgements.map { judgement in
      let finding = judgement.findings.first { $0.node == judgement.specimen.node } ?? judgement.findings.first
      let columns = [
        judgement.specimen.name.padded(to: 30), (judgement.specimen.check?.rawValue ?? "-").padded(to: 10),
        judgement.outcome.rawValue.padded(to: 10), finding.map { "\($0)" } ?? "-",
      ]
      return columns.joined(separator: " ")
    }.joined(separator: "\n")
  }
}

extension String {
  fileprivate func padded(to length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}
