/// The message of a failed expectation.
public indirect enum ExpectationMessage {
  /// Expected to ..., got the value.
  case expectedActualValueTo(String)
  /// Expected to ..., got something else.
  case expectedCustomValueTo(String, actual: String)
  /// Expected to ..., without the value.
  case expectedTo(String)
  case fail(String)
  case prepends(String, ExpectationMessage)
  case appends(ExpectationMessage, String)
  case details(ExpectationMessage, String)

  public func appended(message: String) -> ExpectationMessage { .appends(self, message) }
  public func appended(details: String) -> ExpectationMessage { .details(self, details) }
  public func prepended(message: String) -> ExpectationMessage { .prepends(message, self) }
  public func prepended(expectation message: String) -> ExpectationMessage { .prepends(message, self) }

  public func appendedBeNilHint() -> ExpectationMessage {
    .appends(self, " (use beNil() to match nils)")
  }

  public var expectedMessage: String {
    switch self {
    case .expectedActualValueTo(let text), .expectedTo(let text), .expectedCustomValueTo(let text, _), .fail(let text):
      text
    case .prepends(_, let message), .appends(let message, _), .details(let message, _): message.expectedMessage
    }
  }

  public func toString(actual: String, expected: String = "expected", to: String = "to") -> String {
    switch self {
    case .expectedActualValueTo(let text): "\(expected) \(to) \(text), got \(actual)"
    case .expectedCustomValueTo(let text, let actual): "\(expected) \(to) \(text), got \(actual)"
    case .expectedTo(let text): "\(expected) \(to) \(text)"
    case .fail(let text): text
    case .prepends(let text, let message): text + message.toString(actual: actual, expected: expected, to: to)
    case .appends(let message, let text): message.toString(actual: actual, expected: expected, to: to) + text
    case .details(let message, let text):
      message.toString(actual: actual, expected: expected, to: to) + "\n\n" + text
    }
  }

  func text(negated: Bool, actual: String) -> String {
    toString(actual: "<\(actual)>", to: negated ? "to not" : "to")
  }
}

/// The message of a failure, which code of earlier versions changes.
public final class FailureMessage {
  public var expected = "expected"
  public var actualValue: String? = ""
  public var to = "to"
  public var postfixMessage = "match"
  public var postfixActual = ""

  public init() {}

  public init(stringValue: String) { postfixMessage = stringValue }

  public var stringValue: String { "\(expected) \(to) \(postfixMessage)\(postfixActual)" }
}

/// The text of a value in messages.
public func stringify<Value>(_ value: Value?) -> String {
  guard let value else { return "nil" }
  if let text = value as? String { return text }
  return "\(value)"
}
