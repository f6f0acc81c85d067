import Foundation

/// An expectation about a value that asynchronous code returns.
public struct AsyncExpectation<Value> {
  private let closure: () async throws -> Value?
  public let location: SourceLocation

  init(location: SourceLocation, _ closure: @escaping () async throws -> Value?) {
    self.location = location
    self.closure = closure
  }

  /// The expectation about the value, or the error, that the code returned.
  private func evaluated(isolation: isolated (any Actor)?) async -> SyncExpectation<Value> {
    let result: Result<Value?, any Error>
    do { result = .success(try await closure()) } catch { result = .failure(error) }
    return SyncExpectation(expression: Expression(expression: { try result.get() }, location: location))
  }

  @discardableResult
  public func to(
    _ matcher: Matcher<Value>, description: String? = nil, isolation: isolated (any Actor)? = #isolation
  ) async -> Self {
    await evaluated(isolation: isolation).to(matcher, description: description)
    return self
  }

  @discardableResult
  public func toNot(
    _ matcher: Matcher<Value>, description: String? = nil, isolation: isolated (any Actor)? = #isolation
  ) async -> Self {
    await evaluated(isolation: isolation).toNot(matcher, description: description)
    return self
  }

  @discardableResult
  public func notTo(
    _ matcher: Matcher<Value>, description: String? = nil, isolation: isolated (any Actor)? = #isolation
  ) async -> Self {
    await toNot(matcher, description: description, isolation: isolation)
  }

  @discardableResult
  public func toEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Self {
    await poll(matcher, until: true, timeout, pollInterval, description, isolation)
  }

  @discardableResult
  public func toEventuallyNot(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Self {
    await poll(matcher, until: false, timeout, pollInterval, description, isolation)
  }

  private func poll(
    _ matcher: Matcher<Value>, until match: Bool, _ timeout: NimbleTimeInterval, _ interval: NimbleTimeInterval,
    _ description: String?, _ isolation: isolated (any Actor)?
  ) async -> Self {
    let end = Date(timeIntervalSinceNow: timeout.seconds)
    while true {
      let expectation = await evaluated(isolation: isolation)
      let result = matcher.evaluated(expectation.expression)
      if result.toBoolean(expectation: match ? .toMatch : .toNotMatch) { return self }
      if Date() >= end {
        expectation.check(result, expects: match, description, suffix: "to eventually")
        return self
      }
      try? await Task.sleep(nanoseconds: UInt64(interval.seconds * 1_000_000_000))
    }
  }
}

/// The forms that asynchronous code calls. Waiting suspends the code, so that the main queue goes on meanwhile.
extension SyncExpectation {
  private var asynchronous: AsyncExpectation<Value> {
    AsyncExpectation(location: location) { try expression.evaluate() }
  }

  public func toEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    await asynchronous.toEventually(
      matcher, timeout: timeout, pollInterval: pollInterval, description: description, isolation: isolation)
  }

  public func toEventuallyNot(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    await asynchronous.toEventuallyNot(
      matcher, timeout: timeout, pollInterval: pollInterval, description: description, isolation: isolation)
  }

  public func toNotEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    await toEventuallyNot(
      matcher, timeout: timeout, pollInterval: pollInterval, description: description, isolation: isolation)
  }
}

public func expect<Value>(
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ expression: @escaping () async throws -> Value?
) -> AsyncExpectation<Value> {
  AsyncExpectation(location: SourceLocation(file: file, line: line, column: column), expression)
}

public func expecta<Value>(
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ expression: @autoclosure @escaping () async throws -> Value?
) async -> AsyncExpectation<Value> {
  AsyncExpectation(location: SourceLocation(file: file, line: line, column: column), expression)
}

public func expecta<Value>(
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ expression: @escaping () async throws -> Value?
) -> AsyncExpectation<Value> {
  AsyncExpectation(location: SourceLocation(file: file, line: line, column: column), expression)
}

public func expects<Value>(
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ expression: @autoclosure @escaping () throws -> Value?
) -> SyncExpectation<Value> {
  SyncExpectation(
    expression: Expression(expression: expression, location: SourceLocation(file: file, line: line, column: column)))
}
