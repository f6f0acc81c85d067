import Foundation

public func beEmpty<Value: Collection>() -> Matcher<Value> {
  Matcher.simple("be empty") { MatcherStatus(bool: try $0.evaluate()?.isEmpty ?? false) }
}

public func haveCount<Value: Collection>(_ expectedValue: Int) -> Matcher<Value> {
  Matcher.define { expression in
    let actual = try expression.evaluate()
    let message = ExpectationMessage.expectedCustomValueTo(
      "have \(stringify(actual)) with count \(expectedValue)", actual: "\(actual.map { "\($0.count)" } ?? "nil")")
    return MatcherResult(bool: actual?.count == expectedValue, message: message)
  }
}

public func contain<Value: Sequence>(_ items: Value.Element...) -> Matcher<Value> where Value.Element: Equatable {
  contain(items)
}

public func contain<Value: Sequence>(_ items: [Value.Element]) -> Matcher<Value> where Value.Element: Equatable {
  Matcher.simple("contain <\(items.map { stringify($0) }.joined(separator: ", "))>") { expression in
    guard let actual = try expression.evaluate() else { return .fail }
    return MatcherStatus(bool: items.allSatisfy(actual.contains))
  }
}

public func contain(_ substrings: String...) -> Matcher<String> { contain(substrings) }

public func contain(_ substrings: [String]) -> Matcher<String> {
  Matcher.simple("contain <\(substrings.joined(separator: ", "))>") { expression in
    guard let actual = try expression.evaluate() else { return .fail }
    return MatcherStatus(bool: substrings.allSatisfy { $0.isEmpty || actual.contains($0) })
  }
}

public func containElementSatisfying<Value: Sequence>(
  _ matcher: @escaping (Value.Element) -> Bool, _ description: String = ""
) -> Matcher<Value> {
  Matcher.simple(description.isEmpty ? "find object in collection that satisfies predicate" : description) {
    MatcherStatus(bool: try $0.evaluate()?.contains(where: matcher) ?? false)
  }
}

public func beginWith<Value: Sequence>(_ startingElement: Value.Element) -> Matcher<Value>
where Value.Element: Equatable {
  Matcher.simple("begin with <\(startingElement)>") { expression in
    MatcherStatus(bool: try expression.evaluate()?.first { _ in true } == startingElement)
  }
}

public func beginWith(_ startingSubstring: String) -> Matcher<String> {
  Matcher.simple("begin with <\(startingSubstring)>") {
    MatcherStatus(bool: try $0.evaluate()?.hasPrefix(startingSubstring) ?? false)
  }
}

public func endWith<Value: Sequence>(_ endingElement: Value.Element) -> Matcher<Value> where Value.Element: Equatable {
  Matcher.simple("end with <\(endingElement)>") { expression in
    MatcherStatus(bool: try expression.evaluate().map(Array.init)?.last == endingElement)
  }
}

public func endWith(_ endingSubstring: String) -> Matcher<String> {
  Matcher.simple("end with <\(endingSubstring)>") {
    MatcherStatus(bool: try $0.evaluate()?.hasSuffix(endingSubstring) ?? false)
  }
}

public func match(_ expectedValue: String?) -> Matcher<String> {
  Matcher.simple("match <\(stringify(expectedValue))>") { expression in
    guard let actual = try expression.evaluate(), let expectedValue else { return .fail }
    return MatcherStatus(bool: actual.range(of: expectedValue, options: .regularExpression) != nil)
  }
}

public func allPass<Value: Sequence>(
  _ passFunc: @escaping (Value.Element) throws -> Bool
) -> Matcher<Value> {
  allPass(Matcher<Value.Element>.simple { MatcherStatus(bool: try $0.evaluate().map(passFunc) ?? false) })
}

public func allPass<Value: Sequence>(
  _ passName: String, _ passFunc: @escaping (Value.Element) throws -> Bool
) -> Matcher<Value> {
  allPass(Matcher<Value.Element>.simple(passName) { MatcherStatus(bool: try $0.evaluate().map(passFunc) ?? false) })
}

public func allPass<Value: Sequence>(_ elementMatcher: Matcher<Value.Element>) -> Matcher<Value> {
  Matcher.define { expression in
    guard let actual = try expression.evaluate() else {
      return MatcherResult(status: .fail, message: .expectedActualValueTo("all pass"))
    }
    for element in actual {
      let result = try elementMatcher.satisfies(Expression(expression: { element }, location: expression.location))
      let message = ExpectationMessage.expectedCustomValueTo(
        "all \(result.message.expectedMessage)", actual: "<\(stringify(element))>")
      if result.status != .matches { return MatcherResult(status: .doesNotMatch, message: message) }
    }
    return MatcherResult(status: .matches, message: .expectedActualValueTo("all pass"))
  }
}
