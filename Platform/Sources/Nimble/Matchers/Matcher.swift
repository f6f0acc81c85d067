/// A condition on values, with the message of its failure.
public struct Matcher<Value> {
  private let matcher: (Expression<Value>) throws -> MatcherResult

  public init(_ matcher: @escaping (Expression<Value>) throws -> MatcherResult) { self.matcher = matcher }

  public func satisfies(_ expression: Expression<Value>) throws -> MatcherResult { try matcher(expression) }

  /// A condition that `nil` fails.
  public static func define(matcher: @escaping (Expression<Value>) throws -> MatcherResult) -> Matcher<Value> {
    Matcher { expression in
      let result = try matcher(expression)
      guard try expression.evaluate() == nil else { return result }
      return MatcherResult(status: .fail, message: result.message.appendedBeNilHint())
    }
  }

  public static func define(
    _ message: String = "match",
    matcher: @escaping (Expression<Value>, ExpectationMessage) throws -> MatcherResult
  ) -> Matcher<Value> {
    define { try matcher($0, .expectedActualValueTo(message)) }
  }

  /// A condition that `nil` can meet.
  public static func defineNilable(matcher: @escaping (Expression<Value>) throws -> MatcherResult) -> Matcher<Value> {
    Matcher(matcher)
  }

  public static func defineNilable(
    _ message: String = "match",
    matcher: @escaping (Expression<Value>, ExpectationMessage) throws -> MatcherResult
  ) -> Matcher<Value> {
    Matcher { try matcher($0, .expectedActualValueTo(message)) }
  }

  public static func simple(
    _ message: String = "match", matcher: @escaping (Expression<Value>) throws -> MatcherStatus
  ) -> Matcher<Value> {
    define(message) { MatcherResult(status: try matcher($0), message: $1) }
  }

  public static func simpleNilable(
    _ message: String = "match", matcher: @escaping (Expression<Value>) throws -> MatcherStatus
  ) -> Matcher<Value> {
    defineNilable(message) { MatcherResult(status: try matcher($0), message: $1) }
  }

  /// The condition that `nil` fails.
  public var requireNonNil: Matcher<Value> { .define(matcher: matcher) }

  /// The condition on a value of another type, which the closure converts.
  func after<Other>(_ convert: @escaping (Other) throws -> Value?) -> Matcher<Other> {
    Matcher<Other> { expression in try self.satisfies(expression.cast { try $0.flatMap(convert) }) }
  }
}

public typealias Predicate = Matcher
public typealias PredicateResult = MatcherResult
public typealias PredicateStatus = MatcherStatus

/// What a condition found.
public struct MatcherResult {
  public var status: MatcherStatus
  public var message: ExpectationMessage

  public init(status: MatcherStatus, message: ExpectationMessage) {
    self.status = status
    self.message = message
  }

  public init(bool: Bool, message: ExpectationMessage) {
    self.init(status: MatcherStatus(bool: bool), message: message)
  }

  public func toBoolean(expectation style: ExpectationStyle) -> Bool { status.toBoolean(expectation: style) }
}

public enum MatcherStatus: Sendable {
  case matches
  case doesNotMatch
  /// Neither the condition nor its opposite holds.
  case fail

  public init(bool matches: Bool) { self = matches ? .matches : .doesNotMatch }

  func toBoolean(expectation style: ExpectationStyle) -> Bool {
    switch style {
    case .toMatch: self == .matches
    case .toNotMatch: self == .doesNotMatch
    }
  }
}

public enum ExpectationStyle: Sendable {
  case toMatch
  case toNotMatch
}
