import Foundation

public func satisfyAnyOf<Value>(_ matchers: Matcher<Value>...) -> Matcher<Value> {
  combination(matchers, name: "match one of: ", separator: ", or ") { $0.contains(.matches) }
}

public func satisfyAllOf<Value>(_ matchers: Matcher<Value>...) -> Matcher<Value> {
  combination(matchers, name: "match all of: ", separator: ", and ") { $0.allSatisfy { $0 == .matches } }
}

private func combination<Value>(
  _ matchers: [Matcher<Value>], name: String, separator: String, _ holds: @escaping ([MatcherStatus]) -> Bool
) -> Matcher<Value> {
  Matcher { expression in
    let cached = expression.withCaching()
    let results = try matchers.map { try $0.satisfies(cached) }
    let text = results.map { "{\($0.message.expectedMessage)}" }.joined(separator: separator)
    return MatcherResult(bool: holds(results.map(\.status)), message: .expectedActualValueTo(name + text))
  }
}

public func || <Value>(left: Matcher<Value>, right: Matcher<Value>) -> Matcher<Value> { satisfyAnyOf(left, right) }

public func && <Value>(left: Matcher<Value>, right: Matcher<Value>) -> Matcher<Value> { satisfyAllOf(left, right) }

public func not<Value>(_ matcher: Matcher<Value>) -> Matcher<Value> {
  Matcher { expression in
    let result = try matcher.satisfies(expression)
    return MatcherResult(
      bool: result.status == .doesNotMatch, message: .expectedActualValueTo("not " + result.message.expectedMessage))
  }
}

public func map<Value, Other>(
  _ transform: @escaping (Value) throws -> Other, _ matcher: Matcher<Other>
) -> Matcher<Value> {
  matcher.after(transform)
}

public func map<Value, Other>(
  _ transform: @escaping (Value) throws -> Other?, _ matcher: Matcher<Other>
) -> Matcher<Value> {
  matcher.after(transform)
}

/// Whether code posts notifications while it runs.
public func postNotifications<Value>(
  _ matcher: Matcher<[Notification]>, from center: NotificationCenter = .default
) -> Matcher<Value> {
  Matcher { expression in
    let posted = PostedNotifications(center: center)
    _ = try expression.evaluate()
    let notifications = posted.end()
    let result = try matcher.satisfies(Expression(expression: { notifications }, location: expression.location))
    return MatcherResult(
      status: result.status,
      message: .expectedCustomValueTo(
        result.message.expectedMessage, actual: "<\(notifications.map(\.name.rawValue))>"))
  }
}

private final class PostedNotifications {
  private let center: NotificationCenter
  private let list = NotificationList()
  private var token: (any NSObjectProtocol)?

  init(center: NotificationCenter) {
    self.center = center
    let list = list
    token = center.addObserver(forName: nil, object: nil, queue: nil) { list.append($0) }
  }

  func end() -> [Notification] {
    if let token { center.removeObserver(token) }
    return list.notifications
  }
}
