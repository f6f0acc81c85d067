import FirstFrameSnapshots
import Testing

/// Fails tests of Swift Testing.
enum SwiftTestingReporter {
  /// Records an issue, and attaches the files to look at.
  ///
  /// - Returns: Whom the issue was told, as far as Swift Testing lets it be seen.
  static func report(_ message: String, artifacts: ArtifactSet?, at place: SourcePlace) -> FailureDelivery {
    let isInTest = Test.current != nil
    for file in isInTest ? artifacts?.files ?? [] : [] {
      Attachment.record([UInt8](file.data), named: file.name, sourceLocation: place.sourceLocation)
    }
    let issue = Issue.record(Comment(rawValue: message), sourceLocation: place.sourceLocation)
    // An issue comes back as no failure where `withKnownIssue` took it.
    if !issue.isFailure { return .knownIssue }
    return isInTest ? .test : .none
  }

  /// Records an issue that fails nothing.
  static func warn(_ warning: String, at place: SourcePlace) {
    #if compiler(>=6.3)
      Issue.record(Comment(rawValue: warning), severity: .warning, sourceLocation: place.sourceLocation)
    #else
      XCTestReporter.warn(warning, at: place)
    #endif
  }
}
