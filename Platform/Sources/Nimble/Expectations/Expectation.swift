import Foundation
import XCTest

/// An expectation about a value.
public struct SyncExpectation<Value> {
  public let expression: Expression<Value>

  public init(expression: Expression<Value>) { self.expression = expression }

  public var location: SourceLocation { expression.location }

  @discardableResult
  public func to(_ matcher: Matcher<Value>, description: String? = nil) -> SyncExpectation<Value> {
    check(matcher.evaluated(expression), expects: true, description)
    return self
  }

  @discardableResult
  public func toNot(_ matcher: Matcher<Value>, description: String? = nil) -> SyncExpectation<Value> {
    check(matcher.evaluated(expression), expects: false, description)
    return self
  }

  @discardableResult
  public func notTo(_ matcher: Matcher<Value>, description: String? = nil) -> SyncExpectation<Value> {
    toNot(matcher, description: description)
  }

  /// Reports a result that is not the expected one.
  func check(_ result: MatcherResult, expects match: Bool, _ description: String?, suffix: String = "") {
    guard !result.toBoolean(expectation: match ? .toMatch : .toNotMatch) else { return }
    let actual = expression.description
    var text = result.message.text(negated: !match, actual: actual)
    if !suffix.isEmpty { text = text.replacingFirst("to ", with: suffix + " ") }
    fail((description.map { $0 + "\n" } ?? "") + text, location: location)
  }

  @discardableResult
  public func verify(_ pass: Bool, _ message: FailureMessage) -> SyncExpectation<Value> {
    if !pass { fail(message.stringValue, location: location) }
    return self
  }
}

public typealias Expectation<Value> = SyncExpectation<Value>

extension Expression {
  /// The value in messages.
  var description: String {
    do { return try evaluate().map { stringify($0) } ?? "nil" } catch { return "an error: \(error)" }
  }
}

extension Matcher {
  /// The result, or a failure with the error of the code.
  func evaluated(_ expression: Expression<Value>) -> MatcherResult {
    do { return try satisfies(expression.withCaching()) } catch {
      return MatcherResult(status: .fail, message: .fail("unexpected error thrown: <\(error)>"))
    }
  }
}

extension String {
  fileprivate func replacingFirst(_ text: String, with other: String) -> String {
    guard let range = range(of: text) else { return self }
    return replacingCharacters(in: range, with: other)
  }
}

// MARK: Values

public func expect<Value>(
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ expression: @autoclosure @escaping () throws -> Value?
) -> SyncExpectation<Value> {
  SyncExpectation(
    expression: Expression(
      expression: expression, location: SourceLocation(file: file, line: line, column: column), isClosure: true))
}

public func expect<Value>(
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ expression: @autoclosure () -> (() throws -> Value)
) -> SyncExpectation<Value> {
  SyncExpectation(
    expression: Expression(
      expression: expression(), location: SourceLocation(file: file, line: line, column: column), isClosure: true))
}

public func expect<Value>(
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ expression: @autoclosure () -> (() throws -> Value?)
) -> SyncExpectation<Value> {
  SyncExpectation(
    expression: Expression(
      expression: expression(), location: SourceLocation(file: file, line: line, column: column), isClosure: true))
}

public func expect(
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ expression: @autoclosure () -> (() throws -> Void)
) -> SyncExpectation<Void> {
  SyncExpectation(
    expression: Expression(
      expression: expression(), location: SourceLocation(file: file, line: line, column: column), isClosure: true))
}

/// Fails the test.
public func fail(_ message: String, location: SourceLocation) {
  XCTFail(message, file: location.file, line: location.line)
}

public func fail(_ message: String, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column) {
  XCTFail(message, file: file, line: line)
}

public func fail(file: StaticString = #filePath, line: UInt = #line, column: UInt = #column) {
  XCTFail("fail() always fails", file: file, line: line)
}
