package import FirstFrameSnapshots
import Testing

/// Tells test frameworks about verdicts, and the session whom they were told.
package struct VerdictReporter {
  private let session: SnapshotSession

  package init(session: SnapshotSession = .process) {
    self.session = session
  }

  /// Fails the test that runs now unless the verdict is a pass, and passes its warnings on.
  ///
  /// - Parameter test: The function around the assertion, as `#function` gives it.
  package func report(_ verdict: Verdict, of test: String, at place: SourcePlace) {
    ReportAtEnd.isSet()
    for warning in verdict.warnings { warn(warning, at: place) }
    guard let message = verdict.failureMessage else { return }
    session.noteFailure(verdict, delivery: deliver(message, with: verdict.artifacts, of: test, at: place))
  }

  private func deliver(
    _ message: String, with artifacts: ArtifactSet?, of test: String, at place: SourcePlace
  ) -> FailureDelivery {
    if Test.current == nil {
      // An XCTest method, or a task or thread that was detached from either framework's test.
      let delivery = XCTestReporter.report(message, of: test, at: place)
      if delivery != .none { return delivery }
    }
    return SwiftTestingReporter.report(message, artifacts: artifacts, at: place)
  }

  private func warn(_ warning: String, at place: SourcePlace) {
    if Test.current == nil {
      XCTestReporter.warn(warning, at: place)
    } else {
      SwiftTestingReporter.warn(warning, at: place)
    }
  }
}
