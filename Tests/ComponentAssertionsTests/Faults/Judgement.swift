import FirstFrameComponentAssertions

/// What the checks said of a specimen, against what is known of it.
@MainActor
struct Judgement {
  enum Outcome: String, Hashable {
    /// A fault that its check found, with its node and its cause.
    case caught
    /// A fault that was not found, or not by its check, or not for its cause.
    case missed
    /// No fault, and none found.
    case passed
    /// No fault, and one found.
    case falseAlarm
  }

  let specimen: Specimen
  let outcome: Outcome
  /// The check that found something first, and what.
  let check: FaultCheck?
  let findings: [any ComponentFinding]

  /// Judges by all checks, in their order.
  init(of specimen: Specimen) async {
    self.init(of: specimen, result: await specimen.examine())
  }

  /// Judges by one check: that of the fault, or for a component without one another in each round.
  init(of specimen: Specimen, round: Int) async {
    let check = specimen.check ?? FaultCheck.allCases[round % FaultCheck.allCases.count]
    let findings = await specimen.findings(of: check)
    self.init(of: specimen, result: findings.isEmpty ? nil : (check, findings))
  }

  private init(of specimen: Specimen, result: (check: FaultCheck, findings: [any ComponentFinding])?) {
    self.specimen = specimen
    check = result?.check
    findings = result?.findings ?? []
    guard let expected = specimen.check else {
      outcome = result == nil ? .passed : .falseAlarm
      return
    }
    let isNamed = findings.contains { $0.node == specimen.node && $0.description.contains(specimen.cause) }
    outcome = result?.check == expected && isNamed ? .caught : .missed
  }

  var isRight: Bool { outcome == .caught || outcome == .passed }

  var words: String {
    let expected = specimen.check.map { "\($0.rawValue) at `\(specimen.node)`: \(specimen.cause)" } ?? "nothing"
    let found = findings.map { "\n  \(check?.rawValue ?? "") at `\($0.node)`: \($0)" }.joined()
    return "\(specimen.name): \(outcome.rawValue); expected \(expected); found\(found.isEmpty ? " nothing" : found)"
  }
}
