package import FirstFrameSnapshots
import FirstFrameTextEscaping
import Testing

/// Reports verdicts to the test frameworks, and records in the session which test received a failure.
package struct VerdictReporter {
  private let session: SnapshotSession

  package init(session: SnapshotSession = .process) {
    self.session = session
  }

  /// Fails the current test unless the verdict is a pass, and reports the verdict's warnings. Of those about characters
  /// without a font, only the first with each remedy is reported in a process. The journal has the rest.
  ///
  /// - Parameter test: The function around the assertion, as in `#function`.
  package func report(_ verdict: Verdict, of test: String, at callSite: CallSite) {
    for warning in verdict.foundWarnings
    where warning.missingFontRemedy.map(session.isFirstReport(ofFontRemedy:)) ?? true {
      warn(warning.text, at: callSite)
    }
    guard let message = verdict.failureMessage else { return }
    session.logFailure(verdict, delivery: deliver(message, with: verdict.artifacts, of: test, at: callSite))
  }

  private func deliver(
    _ message: String, with artifacts: ArtifactSet?, of test: String, at callSite: CallSite
  ) -> FailureDelivery {
    if Test.current == nil {
      // An XCTest method, or a task or thread that was detached from either framework's test.
      let delivery = XCTestReporter.report(message, of: test, at: callSite)
      if delivery != .none { return delivery }
    }
    return SwiftTestingReporter.report(message, artifacts: artifacts, at: callSite)
  }

  private func warn(_ warning: String, at callSite: CallSite) {
    if Test.current == nil {
      XCTestReporter.warn(warning, at: callSite)
    } else {
      SwiftTestingReporter.warn(warning, at: callSite)
    }
  }
}

/// Reports to Swift Testing.
enum SwiftTestingReporter {
  /// Records an issue, and attaches the artifacts.
  ///
  /// - Returns: The test that the issue was recorded on, if Swift Testing exposes it.
  static func report(_ message: String, artifacts: ArtifactSet?, at callSite: CallSite) -> FailureDelivery {
    let isInTest = Test.current != nil
    for file in isInTest ? artifacts?.files ?? [] : [] {
      Attachment.record([UInt8](file.data), named: file.name, sourceLocation: callSite.sourceLocation)
    }
    let issue = Issue.record(Comment(rawValue: message), sourceLocation: callSite.sourceLocation)
    // An issue that `withKnownIssue` matched is not a failure.
    if !issue.isFailure { return .knownIssue }
    return isInTest ? .test : .none
  }

  /// Records a warning, which does not fail the test.
  static func warn(_ warning: String, at callSite: CallSite) {
    #if compiler(>=6.3)
    Issue.record(
      Comment(rawValue: warning.escapedForTerminal), severity: .warning, sourceLocation: callSite.sourceLocation)
    #else
    XCTestReporter.warn(warning, at: callSite)
    #endif
  }
}
