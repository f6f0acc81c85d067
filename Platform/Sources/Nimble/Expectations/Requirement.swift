import Foundation

/// An error of a requirement that does not hold.
public struct RequireError: Error, CustomStringConvertible {
  public let description: String
}

/// A requirement about a value, which ends the test with an error if it does not hold.
public struct SyncRequirement<Value> {
  let expression: Expression<Value>
  let customError: (any Error)?

  @discardableResult
  public func to(_ matcher: Matcher<Value>, description: String? = nil) throws -> Value {
    try value(matcher.evaluated(expression), expects: true, description)
  }

  @discardableResult
  public func toNot(_ matcher: Matcher<Value>, description: String? = nil) throws -> Value {
    try value(matcher.evaluated(expression), expects: false, description)
  }

  @discardableResult
  public func notTo(_ matcher: Matcher<Value>, description: String? = nil) throws -> Value {
    try toNot(matcher, description: description)
  }

  private func value(_ result: MatcherResult, expects match: Bool, _ description: String?) throws -> Value {
    if result.toBoolean(expectation: match ? .toMatch : .toNotMatch), let value = try expression.evaluate() {
      return value
    }
    let text = result.message.text(negated: !match, actual: expression.description)
    fail(text, location: expression.location)
    throw customError ?? RequireError(description: text)
  }
}

public func require<Value>(
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column, customError: (any Error)? = nil,
  _ expression: @autoclosure @escaping () throws -> Value?
) -> SyncRequirement<Value> {
  SyncRequirement(
    expression: Expression(
      expression: expression, location: SourceLocation(file: file, line: line, column: column)
    ).withCaching(), customError: customError)
}

/// Returns a value that is not `nil`, or ends the test with an error.
@discardableResult
public func unwrap<Value>(
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column, customError: (any Error)? = nil,
  description: String? = nil, _ expression: @autoclosure @escaping () throws -> Value?
) throws -> Value {
  try require(file: file, line: line, column: column, customError: customError, expression())
    .toNot(beNil(), description: description)
}
