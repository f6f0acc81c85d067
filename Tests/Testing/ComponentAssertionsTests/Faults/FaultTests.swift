import FirstFrameComponentAssertions
import FirstFrameConditions
import Foundation
import HeadlessUIKit
import Testing

/// Every fault is found by its check, with its node and cause, and components without faults pass all checks.
@MainActor struct FaultTests {
  @Test(
    .enabled(if: WorkObservation.isAvailable))
  func everyFaultIsFoundByItsCheckWithItsNodeAndCauseWithoutFalseAlarms() async {
    var summary = FaultSummary()
    for specimen in Faults.all + Faults.correctComponents {
      let evaluation = await Evaluation(of: specimen)
      #expect(evaluation.isExpected, "\(evaluation.explanation)")
      summary.add(evaluation)
    }
    print(summary.table)
    print(summary.line)
  }
}

/// The result of checking a specimen, compared with the expected one.
@MainActor
struct Evaluation {
  enum Outcome: String, Hashable {
    /// A fault that its check found, with its node and cause.
    case caught
    /// A fault that was not found, or was found by another check or with another cause.
    case missed
    /// No fault, and no findings.
    case passed
    /// No fault, but findings.
    case falseAlarm
  }

  let specimen: Specimen
  let outcome: Outcome
  /// The first check with findings, and the findings.
  let check: FaultCheck?
  let findings: [any ComponentFinding]

  /// Runs all checks in order.
  init(of specimen: Specimen) async {
    self.init(of: specimen, result: await specimen.examine())
  }

  /// Runs one check.
  init(of specimen: Specimen, checking check: FaultCheck) async {
    let findings = await specimen.findings(of: check)
    self.init(of: specimen, result: findings.isEmpty ? nil : (check, findings))
  }

  /// Runs the check that has to find the fault. For a component without a fault, runs a different check in each round.
  init(of specimen: Specimen, round: Int) async {
    await self.init(of: specimen, checking: specimen.check ?? FaultCheck.allCases[round % FaultCheck.allCases.count])
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

  var isExpected: Bool { outcome == .caught || outcome == .passed }

  /// Whether the right check found the fault at its node, whatever cause it named; or nothing, without a fault.
  var isFound: Bool {
    isExpected || specimen.check != nil && check == specimen.check && findings.contains { $0.node == specimen.node }
  }

  var explanation: String {
    let expected = specimen.check.map { "\($0.rawValue) at `\(specimen.node)`: \(specimen.cause)" } ?? "nothing"
    let found = findings.map { "\n  \(check?.rawValue ?? "") at `\($0.node)`: \($0)" }.joined()
    return "\(specimen.name): \(outcome.rawValue); expected \(expected); found\(found.isEmpty ? " nothing" : found)"
  }
}

/// The results for all components.
@MainActor
struct FaultSummary {
  private var evaluations: [Evaluation] = []

  mutating func add(_ evaluation: Evaluation) { evaluations.append(evaluation) }

  func count(_ outcome: Evaluation.Outcome) -> Int { evaluations.count { $0.outcome == outcome } }

  var line: String {
    "faults: \(count(.caught)) caught, \(count(.missed)) missed, \(count(.falseAlarm)) false alarms"
  }

  /// A row for each component: its name, its check, the outcome, and the first finding at the expected node.
  var table: String {
    evaluations.map { evaluation in
      let finding = evaluation.findings.first { $0.node == evaluation.specimen.node } ?? evaluation.findings.first
      let columns = [
        evaluation.specimen.name.padded(to: 30), (evaluation.specimen.check?.rawValue ?? "-").padded(to: 10),
        evaluation.outcome.rawValue.padded(to: 10), finding.map { "\($0)" } ?? "-",
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
