public func equal<Value: Equatable>(_ expectedValue: Value) -> Matcher<Value> { equal(expectedValue as Value?) }

public func equal<Value: Equatable>(_ expectedValue: Value?) -> Matcher<Value> {
  Matcher { expression in
    let actual = try expression.evaluate()
    let message = ExpectationMessage.expectedActualValueTo("equal <\(stringify(expectedValue))>")
    switch (expectedValue, actual) {
    case (nil, _?): return MatcherResult(status: .fail, message: message.appendedBeNilHint())
    case (_, nil): return MatcherResult(status: .fail, message: message)
    case (let expected?, let actual?): return MatcherResult(bool: expected == actual, message: message)
    }
  }
}

public func equal<Value: Equatable>(_ expectedValue: [Value?]) -> Matcher<[Value?]> {
  Matcher.define("equal <\(stringify(expectedValue))>") { expression, message in
    MatcherResult(bool: try expression.evaluate().map { $0 == expectedValue } ?? false, message: message)
  }
}

public func equal<A: Equatable, B: Equatable>(_ expectedValue: (A, B)?) -> Matcher<(A, B)> {
  Matcher.define("equal <\(stringify(expectedValue))>") { expression, message in
    guard let actual = try expression.evaluate(), let expectedValue else {
      return MatcherResult(status: .fail, message: message)
    }
    return MatcherResult(bool: actual == expectedValue, message: message)
  }
}

public func equal<A: Equatable, B: Equatable, C: Equatable>(_ expectedValue: (A, B, C)?) -> Matcher<(A, B, C)> {
  Matcher.define("equal <\(stringify(expectedValue))>") { expression, message in
    guard let actual = try expression.evaluate(), let expectedValue else {
      return MatcherResult(status: .fail, message: message)
    }
    return MatcherResult(bool: actual == expectedValue, message: message)
  }
}

public func beIdenticalTo(_ expected: AnyObject?) -> Matcher<AnyObject> {
  Matcher.defineNilable("be identical to \(stringify(expected))") { expression, message in
    let actual = try expression.evaluate()
    return MatcherResult(bool: actual === expected && actual != nil, message: message)
  }
}

public func be(_ expected: AnyObject?) -> Matcher<AnyObject> { beIdenticalTo(expected) }

extension SyncExpectation {
  /// Expects that the object is one object.
  public func to(_ matcher: Matcher<AnyObject>, description: String? = nil) where Value: AnyObject {
    to(matcher.after { $0 as AnyObject }, description: description)
  }

  public func toNot(_ matcher: Matcher<AnyObject>, description: String? = nil) where Value: AnyObject {
    toNot(matcher.after { $0 as AnyObject }, description: description)
  }

  public func notTo(_ matcher: Matcher<AnyObject>, description: String? = nil) where Value: AnyObject {
    toNot(matcher.after { $0 as AnyObject }, description: description)
  }
}

public func elementsEqual<First: Sequence, Second: Sequence>(
  _ expectedValue: Second?
) -> Matcher<First> where First.Element: Equatable, First.Element == Second.Element {
  Matcher.define("elementsEqual <\(stringify(expectedValue))>") { expression, message in
    guard let actual = try expression.evaluate(), let expectedValue else {
      return MatcherResult(status: .fail, message: message)
    }
    return MatcherResult(bool: actual.elementsEqual(expectedValue), message: message)
  }
}

extension SyncExpectation where Value: Equatable {
  public static func == (lhs: SyncExpectation, rhs: Value) { lhs.to(equal(rhs)) }
  public static func == (lhs: SyncExpectation, rhs: Value?) { lhs.to(equal(rhs)) }
  public static func != (lhs: SyncExpectation, rhs: Value) { lhs.toNot(equal(rhs)) }
  public static func != (lhs: SyncExpectation, rhs: Value?) { lhs.toNot(equal(rhs)) }
}

extension SyncExpectation where Value: AnyObject {
  public static func === (lhs: SyncExpectation, rhs: AnyObject?) { lhs.to(beIdenticalTo(rhs)) }
  public static func !== (lhs: SyncExpectation, rhs: AnyObject?) { lhs.toNot(beIdenticalTo(rhs)) }
}
