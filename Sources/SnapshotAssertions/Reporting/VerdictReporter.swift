import Snapshots
import Testing

/// Tells test frameworks about verdicts.
enum VerdictReporter {
  case swiftTesting
  /// Where no test of Swift Testing is known to run: an XCTest method, or a task detached from either's test.
  case bothFrameworks

  /// The reporter for the test that runs now.
  static var current: VerdictReporter {
    Test.current == nil ? .bothFrameworks : .swiftTesting
  }

  /// Fails the test unless the verdict is a pass, and passes its warnings on.
  func report(_ verdict: Verdict, at place: SourcePlace) {
    for warning in verdict.warnings { warn(warning, at: place) }
    guard let message = verdict.failureMessage else { return }
    switch self {
    case .swiftTesting:
      SwiftTestingReporter.report(message, artifacts: verdict.artifacts, at: place)
    case .bothFrameworks:
      // Either call passes silently in the other framework's run, so one of them counts.
      XCTestReporter.report(message, at: place)
      SwiftTestingReporter.report(message, artifacts: nil, at: place)
    }
  }

  private func warn(_ warning: String, at place: SourcePlace) {
    switch self {
    case .swiftTesting: SwiftTestingReporter.warn(warning, at: place)
    case .bothFrameworks: XCTestReporter.warn(warning, at: place)
    }
  }
}
