import Testing

/// Swift Testing's `withKnownIssue`, which has no effect on XCTest; in its own file, since XCTest declares the same names.
func withKnownIssueOfTheOtherFramework(_ body: () -> Void) {
  withKnownIssue(isIntermittent: true) { body() }
}
