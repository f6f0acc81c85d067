public func throwError<Value>() -> Matcher<Value> {
  Matcher { expression in
    let (error, actual) = thrownError(by: expression)
    return MatcherResult(bool: error != nil, message: .expectedCustomValueTo("throw any error", actual: actual))
  }
}

public func throwError<Value, Failure: Error>(
  _ error: Failure, closure: ((any Error) -> Void)? = nil
) -> Matcher<Value> {
  Matcher { expression in
    let (thrown, actual) = thrownError(by: expression)
    if let thrown { closure?(thrown) }
    return MatcherResult(
      bool: thrown.map { isSame($0, error) } ?? false,
      message: .expectedCustomValueTo("throw error <\(error)>", actual: actual))
  }
}

public func throwError<Value, Failure: Error & Equatable>(
  _ error: Failure, closure: ((Failure) -> Void)? = nil
) -> Matcher<Value> {
  Matcher { expression in
    let (thrown, actual) = thrownError(by: expression)
    if let thrown = thrown as? Failure { closure?(thrown) }
    return MatcherResult(
      bool: thrown as? Failure == error, message: .expectedCustomValueTo("throw error <\(error)>", actual: actual))
  }
}

public func throwError<Value, Failure: Error>(
  errorType: Failure.Type, closure: ((Failure) -> Void)? = nil
) -> Matcher<Value> {
  Matcher { expression in
    let (thrown, actual) = thrownError(by: expression)
    if let thrown = thrown as? Failure { closure?(thrown) }
    return MatcherResult(
      bool: thrown is Failure, message: .expectedCustomValueTo("throw error from type <\(errorType)>", actual: actual))
  }
}

public func throwError<Value>(closure: @escaping (any Error) -> Void) -> Matcher<Value> {
  Matcher { expression in
    let (thrown, actual) = thrownError(by: expression)
    if let thrown { closure(thrown) }
    return MatcherResult(
      bool: thrown != nil, message: .expectedCustomValueTo("throw error that satisfies block", actual: actual))
  }
}

public func matchError<Failure: Error>(_ error: Failure) -> Matcher<any Error> {
  Matcher.define("match error <\(error)>") { expression, message in
    MatcherResult(bool: try expression.evaluate().map { isSame($0, error) } ?? false, message: message)
  }
}

public func matchError<Failure: Error>(_ errorType: Failure.Type) -> Matcher<any Error> {
  Matcher.define("match error from type <\(errorType)>") { expression, message in
    MatcherResult(bool: try expression.evaluate() is Failure, message: message)
  }
}

/// Fails, because a process cannot go on after a failed precondition here.
public func throwAssertion<Value>() -> Matcher<Value> {
  Matcher { _ in
    MatcherResult(status: .fail, message: .fail("throwAssertion() cannot be checked here; the code is not called."))
  }
}

/// Fails, because there are no exceptions of Objective-C here.
public func raiseException<Value>(
  named: String? = nil, reason: String? = nil, userInfo: [String: Any]? = nil, closure: ((Any) -> Void)? = nil
) -> Matcher<Value> {
  Matcher { _ in
    MatcherResult(status: .fail, message: .fail("raiseException() cannot be checked here; the code is not called."))
  }
}

private func thrownError<Value>(by expression: Expression<Value>) -> (error: (any Error)?, text: String) {
  do {
    _ = try expression.evaluate()
    return (nil, "no error")
  } catch {
    return (error, "<\(error)>")
  }
}

/// Whether errors have one type and one text, or are equal.
private func isSame(_ first: any Error, _ second: any Error) -> Bool {
  if let first = first as? any Equatable { return isEqual(first, second) }
  return type(of: first) == type(of: second) && "\(first)" == "\(second)"
}

private func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool { first == second as? Value }
