import Foundation
import XCTest

/// A time that an expectation waits.
public enum NimbleTimeInterval: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  CustomStringConvertible
{
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)

  public init(integerLiteral value: Int) { self = .seconds(value) }
  public init(floatLiteral value: Double) { self = .microseconds(Int(value * 1_000_000)) }

  var seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1_000
    case .microseconds(let count): Double(count) / 1_000_000
    case .nanoseconds(let count): Double(count) / 1_000_000_000
    }
  }

  public var description: String { "\(seconds) seconds" }
}

/// The times that expectations wait unless they say otherwise.
public enum PollingDefaults {
  private static let times = TimesOfPolling()

  public static var timeout: NimbleTimeInterval {
    get { times.value.timeout }
    set { times.set { $0.timeout = newValue } }
  }

  public static var pollInterval: NimbleTimeInterval {
    get { times.value.interval }
    set { times.set { $0.interval = newValue } }
  }
}

public typealias AsyncDefaults = PollingDefaults

extension SyncExpectation {
  /// Expects that the value matches at some time, while the run loop goes on.
  public func toEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) {
    poll(matcher, until: true, timeout, pollInterval, description)
  }

  public func toEventuallyNot(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) {
    poll(matcher, until: false, timeout, pollInterval, description)
  }

  public func toNotEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) {
    poll(matcher, until: false, timeout, pollInterval, description)
  }

  /// Expects that the value does not match at any time.
  public func toNever(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) {
    hold(matcher, as: false, until, pollInterval, description)
  }

  public func neverTo(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) {
    hold(matcher, as: false, until, pollInterval, description)
  }

  /// Expects that the value matches all the time.
  public func toAlways(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) {
    hold(matcher, as: true, until, pollInterval, description)
  }

  public func alwaysTo(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) {
    hold(matcher, as: true, until, pollInterval, description)
  }

  private func poll(
    _ matcher: Matcher<Value>, until match: Bool, _ timeout: NimbleTimeInterval, _ interval: NimbleTimeInterval,
    _ description: String?
  ) {
    let end = Date(timeIntervalSinceNow: timeout.seconds)
    while true {
      let result = matcher.evaluated(expression)
      if result.toBoolean(expectation: match ? .toMatch : .toNotMatch) { return }
      if Date() >= end { return check(result, expects: match, description, suffix: "to eventually") }
      RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: interval.seconds))
    }
  }

  private func hold(
    _ matcher: Matcher<Value>, as match: Bool, _ timeout: NimbleTimeInterval, _ interval: NimbleTimeInterval,
    _ description: String?
  ) {
    let end = Date(timeIntervalSinceNow: timeout.seconds)
    repeat {
      let result = matcher.evaluated(expression)
      guard result.toBoolean(expectation: match ? .toMatch : .toNotMatch) else {
        return check(result, expects: match, description, suffix: match ? "to always" : "to never")
      }
      RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: interval.seconds))
    } while Date() < end
  }
}

/// Waits until a closure calls its argument.
public func waitUntil(
  timeout: NimbleTimeInterval = PollingDefaults.timeout, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, action: (@escaping @Sendable () -> Void) throws -> Void
) {
  let call = CallCount()
  do { try action { call.increase() } } catch {
    return XCTFail("unexpected error thrown: <\(error)>", file: file, line: line)
  }
  let end = Date(timeIntervalSinceNow: timeout.seconds)
  while call.count == 0 {
    guard Date() < end else { return XCTFail("Waited more than \(timeout)", file: file, line: line) }
    RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
  }
}
