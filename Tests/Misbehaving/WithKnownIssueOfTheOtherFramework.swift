import Testing

/// Swift Testing's `withKnownIssue`, which XCTest does not hear of; apart, since XCTest has words of the same names.
func withKnownIssueOfTheOtherFramework(_ body: () -> Void) {
  withKnownIssue(isIntermittent: true) { body() }
}
