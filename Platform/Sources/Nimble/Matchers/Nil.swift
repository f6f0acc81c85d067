public func beNil<Value>() -> Matcher<Value> {
  Matcher.simpleNilable("be nil") { MatcherStatus(bool: try $0.evaluate() == nil) }
}

public func beVoid() -> Matcher<Void> {
  Matcher.simpleNilable("be void") { MatcherStatus(bool: try $0.evaluate() != nil) }
}

public func beTrue() -> Matcher<Bool> { flag("be true", true) }
public func beFalse() -> Matcher<Bool> { flag("be false", false) }

/// A flag; `nil` is neither.
private func flag(_ message: String, _ expected: Bool) -> Matcher<Bool> {
  Matcher.simple(message) { MatcherStatus(bool: try $0.evaluate() == expected) }
}

public func beTruthy<Value: ExpressibleByBooleanLiteral & Equatable>() -> Matcher<Value> {
  Matcher.simpleNilable("be truthy") { MatcherStatus(bool: try $0.evaluate().map { $0 == true } ?? false) }
}

public func beFalsy<Value: ExpressibleByBooleanLiteral & Equatable>() -> Matcher<Value> {
  Matcher.simpleNilable("be falsy") { MatcherStatus(bool: try $0.evaluate().map { $0 == false } ?? true) }
}

public func beSuccess<Value, Failure>(
  test: ((Value) -> Void)? = nil
) -> Matcher<Result<Value, Failure>> {
  Matcher.simple("be <success>") { expression in
    guard case .success(let value) = try expression.evaluate() else { return .doesNotMatch }
    test?(value)
    return .matches
  }
}

public func beFailure<Value, Failure>(
  test: ((Failure) -> Void)? = nil
) -> Matcher<Result<Value, Failure>> {
  Matcher.simple("be <failure>") { expression in
    guard case .failure(let error) = try expression.evaluate() else { return .doesNotMatch }
    test?(error)
    return .matches
  }
}

extension SyncExpectation {
  public static func == (lhs: SyncExpectation, _: _ExpressionOfNil) { lhs.to(beNil()) }
  public static func != (lhs: SyncExpectation, _: _ExpressionOfNil) { lhs.toNot(beNil()) }
}

/// The literal `nil` on one side of an operator.
public struct _ExpressionOfNil: ExpressibleByNilLiteral {
  public init(nilLiteral: ()) {}
}
