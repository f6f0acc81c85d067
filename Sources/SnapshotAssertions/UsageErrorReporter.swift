import FirstFrameLayoutTree
import FirstFrameLocalFiles
import FirstFrameSnapshots
import Testing

/// Fails the test in which a component causes a usage error outside of an assertion.
struct UsageErrorReporter {
  private let session: SnapshotSession
  private let reporter: VerdictReporter

  init(session: SnapshotSession = .assertions) {
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

/// Called when the process starts, because a test may cause an error without any assertion.
@_cdecl("firstframe_install_usage_error_reporter")
func installUsageErrorReporter() {
  // Before the test framework and FirstFrame open files, one of which would otherwise become standard error.
  StandardStreams.openClosed()
  UsageErrors.setReporter { UsageErrorReporter().report($0) }
}
