import FirstFrameLayoutTree
import FirstFrameLocalFiles
import FirstFrameSnapshots
import Testing

/// Fails the test in which a component causes a usage error outside of an assertion.
struct UsageErrorReporter {
  private let session: SnapshotSession
  private let reporter: VerdictReporter

  init(session: SnapshotSession = .process) {
    self.session = session
    reporter = VerdictReporter(session: session)
  }

  func report(_ error: UsageError) {
    let callSite = CallSite.currentTest
    let test = Test.current?.name ?? ""
    let verdict = Verdict.unsound(callSite.location(testName: test), .init(.other, message: "\(error)"))
    session.log(verdict)
    reporter.report(verdict, of: test, at: callSite)
  }
}
