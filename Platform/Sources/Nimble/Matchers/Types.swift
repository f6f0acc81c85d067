public func beAKindOf<Value>(_ expectedType: Value.Type) -> Matcher<Any> {
  type("be a kind of \(expectedType)") { $0 is Value }
}

public func beAnInstanceOf<Value>(_ expectedType: Value.Type) -> Matcher<Any> {
  type("be an instance of \(expectedType)") { Swift.type(of: $0) == expectedType }
}

private func type(_ name: String, _ holds: @escaping (Any) -> Bool) -> Matcher<Any> {
  Matcher.define { expression in
    let actual = try expression.evaluate()
    let found = actual.map { "<\(Swift.type(of: $0)) instance>" } ?? "<nil>"
    return MatcherResult(
      bool: actual.map(holds) ?? false, message: .expectedCustomValueTo(name, actual: found))
  }
}

extension SyncExpectation {
  /// Expects a condition on values of any type.
  @_disfavoredOverload
  public func to(_ matcher: Matcher<Any>, description: String? = nil) {
    to(matcher.after { $0 as Any }, description: description)
  }

  @_disfavoredOverload
  public func toNot(_ matcher: Matcher<Any>, description: String? = nil) {
    toNot(matcher.after { $0 as Any }, description: description)
  }

  @_disfavoredOverload
  public func notTo(_ matcher: Matcher<Any>, description: String? = nil) {
    toNot(matcher.after { $0 as Any }, description: description)
  }

  @_disfavoredOverload
  public func toEventually(
    _ matcher: Matcher<Any>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) {
    toEventually(
      matcher.after { $0 as Any }, timeout: timeout, pollInterval: pollInterval, description: description)
  }
}
