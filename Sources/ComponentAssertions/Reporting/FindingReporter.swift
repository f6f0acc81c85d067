import FirstFrameSnapshotAssertions
import FirstFrameSnapshots

/// Tells the test that runs now, the journal and the ledger what a check found.
struct FindingReporter {
  /// The check's name, as it is called.
  let check: String
  let testName: String
  let place: SourcePlace

  /// Fails the test unless nothing was found.
  func report(_ findings: [any ComponentFinding], about subject: String) {
    guard let verdict = verdict(on: findings, about: subject) else { return }
    SnapshotSession.process.note(verdict)
    VerdictReporter().report(verdict, of: testName, at: place)
  }

  /// The findings as a verdict; nil where there are none.
  func verdict(on findings: [any ComponentFinding], about subject: String) -> Verdict? {
    guard !findings.isEmpty else { return nil }
    let count = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
    let lines = findings.map { "  - \($0)" }
    let message = (["\(check) of \(subject): \(count)."] + lines).joined(separator: "\n")
    return .unsound(place.location(testName: testName), Self.unsoundness(of: findings, message: message))
  }

  /// What came late explains what was blank, and so comes first.
  private static func unsoundness(of findings: [any ComponentFinding], message: String) -> Verdict.Unsoundness {
    let faults = findings.compactMap { ($0 as? any FirstFrameFaultTelling)?.firstFrameFault }
    let late = faults.compactMap { if case .late(let words) = $0 { words } else { nil } }
    if !late.isEmpty { return Verdict.Unsoundness(.late, change: late.joined(separator: "\n"), message: message) }
    return Verdict.Unsoundness(faults.contains(.blank) ? .blank : .other, message: message)
  }
}
