import Testing

/// Calls Swift Testing's `withKnownIssue`, which has no effect on XCTest. It is in a separate file because XCTest
/// declares the same names.
func withKnownIssueOfTheOtherFramework(_ body: () -> Void) {
  withKnownIssue(isIntermittent: true) { body() }
}
