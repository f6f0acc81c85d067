/// Whom a failure was told, as far as a test framework let it be seen.
public enum FailureDelivery: Hashable, Sendable {
  /// The test that made the assertion.
  case test
  /// The test that made the assertion, which says that it knows of it.
  case knownIssue
  /// A test that ran at the same time, by name.
  case anotherTest(String)
  /// No test.
  case none
}

extension FailureDelivery {
  /// Whether the run has to fail for it at the end.
  var isUndelivered: Bool {
    switch self {
    case .test, .knownIssue: false
    case .anotherTest, .none: true
    }
  }

  /// The delivery in a word, as journals have it; nil where there is nothing to say.
  var kind: String? {
    switch self {
    case .test: nil
    case .knownIssue: "knownIssue"
    case .anotherTest: "anotherTest"
    case .none: "none"
    }
  }

  /// The test that took a failure that was not its own.
  var otherTest: String? {
    if case .anotherTest(let name) = self { name } else { nil }
  }
}
