import FirstFrameSnapshotAssertions
import FirstFrameSnapshots
import FirstFrameTextEscaping

/// Reports the findings of a check to the current test, the journal and the failure ledger.
struct FindingReporter {
  /// The name of the check's function.
  let check: String
  let testName: String
  let callSite: CallSite

  /// Fails the test if there are findings.
  func report(_ findings: [any ComponentFinding], about subject: String) {
    guard let verdict = verdict(on: findings, about: subject) else { return }
    SnapshotSession.process.log(verdict)
    VerdictReporter().report(verdict, of: testName, at: callSite)
  }

  /// Returns the findings as a verdict; `nil` if there are none.
  func verdict(on findings: [any ComponentFinding], about subject: String) -> Verdict? {
    guard !findings.isEmpty else { return nil }
    let lines = findings.map { "  - \($0)" }
    let message = (["\(check) of \(subject): \(findings.count.counted("finding"))."] + lines).joined(separator: "\n")
    return .unsound(callSite.location(testName: testName), Self.unsoundness(of: findings, message: message))
  }

  /// Late changes explain a blank frame, so they take precedence.
  private static func unsoundness(of findings: [any ComponentFinding], message: String) -> Verdict.Unsoundness {
    let faults = findings.compactMap { ($0 as? any FirstFrameFaultProviding)?.firstFrameFault }
    let late = faults.compactMap { if case .late(let message) = $0 { message } else { nil } }
    if !late.isEmpty { return Verdict.Unsoundness(.late, change: late.joined(separator: "\n"), message: message) }
    return Verdict.Unsoundness(faults.contains(.blank) ? .blank : .other, message: message)
  }
}

/// A problem of a component, found by a check.
public protocol ComponentFinding: Hashable, Sendable, CustomStringConvertible {
  /// The name of the affected node, view or property; empty for the component itself.
  var node: String { get }
}

/// A fault of a first frame, which reports list as a separate kind.
enum FirstFrameFault: Hashable {
  case blank
  /// A change after the first frame, with a message that names the node.
  case late(message: String)
}

/// A finding that may be a fault of a first frame.
protocol FirstFrameFaultProviding {
  /// The fault; `nil` for other findings.
  var firstFrameFault: FirstFrameFault? { get }
}
