import Foundation

public func beLessThan<Value: Comparable>(_ expectedValue: Value?) -> Matcher<Value> {
  comparison("be less than", expectedValue, <)
}

public func beLessThanOrEqualTo<Value: Comparable>(_ expectedValue: Value?) -> Matcher<Value> {
  comparison("be less than or equal to", expectedValue, <=)
}

public func beGreaterThan<Value: Comparable>(_ expectedValue: Value?) -> Matcher<Value> {
  comparison("be greater than", expectedValue, >)
}

public func beGreaterThanOrEqualTo<Value: Comparable>(_ expectedValue: Value?) -> Matcher<Value> {
  comparison("be greater than or equal to", expectedValue, >=)
}

private func comparison<Value: Comparable>(
  _ name: String, _ expectedValue: Value?, _ holds: @escaping (Value, Value) -> Bool
) -> Matcher<Value> {
  Matcher.simple("\(name) <\(stringify(expectedValue))>") { expression in
    guard let actual = try expression.evaluate(), let expectedValue else { return .fail }
    return MatcherStatus(bool: holds(actual, expectedValue))
  }
}

extension SyncExpectation where Value: Comparable {
  public static func < (lhs: SyncExpectation, rhs: Value) { lhs.to(beLessThan(rhs)) }
  public static func > (lhs: SyncExpectation, rhs: Value) { lhs.to(beGreaterThan(rhs)) }
  public static func <= (lhs: SyncExpectation, rhs: Value) { lhs.to(beLessThanOrEqualTo(rhs)) }
  public static func >= (lhs: SyncExpectation, rhs: Value) { lhs.to(beGreaterThanOrEqualTo(rhs)) }
}

// MARK: Distances

/// The largest distance of values that are close.
public let defaultDelta: Double = 0.0001

public func beCloseTo<Value: FloatingPoint>(_ expectedValue: Value, within delta: Value) -> Matcher<Value> {
  Matcher.simple("be close to <\(expectedValue)> (within \(delta))") { expression in
    guard let actual = try expression.evaluate() else { return .fail }
    return MatcherStatus(bool: abs(actual - expectedValue) < delta || actual == expectedValue)
  }
}

public func beCloseTo<Value: FloatingPoint>(_ expectedValue: Value) -> Matcher<Value> {
  beCloseTo(expectedValue, within: Value(1) / Value(10_000))
}

public func beCloseTo<Value: FloatingPoint, Values: Collection>(
  _ expectedValues: Values, within delta: Value
) -> Matcher<Values> where Values.Element == Value {
  Matcher.simple("be close to <\(stringify(expectedValues))> (each within \(delta))") { expression in
    guard let actual = try expression.evaluate() else { return .fail }
    let isClose = zip(actual, expectedValues).allSatisfy { abs($0 - $1) < delta || $0 == $1 }
    return MatcherStatus(bool: actual.count == expectedValues.count && isClose)
  }
}

public func beWithin<Value: Comparable>(_ range: Range<Value>) -> Matcher<Value> {
  Matcher.simple("be within range <\(range)>") { expression in
    MatcherStatus(bool: try expression.evaluate().map(range.contains) ?? false)
  }
}

public func beWithin<Value: Comparable>(_ range: ClosedRange<Value>) -> Matcher<Value> {
  Matcher.simple("be within range <\(range)>") { expression in
    MatcherStatus(bool: try expression.evaluate().map(range.contains) ?? false)
  }
}

infix operator ≈ : ComparisonPrecedence
infix operator ± : AdditionPrecedence

extension SyncExpectation where Value: FloatingPoint {
  public static func ≈ (lhs: SyncExpectation, rhs: Value) { lhs.to(beCloseTo(rhs)) }

  public static func ≈ (lhs: SyncExpectation, rhs: (expected: Value, delta: Value)) {
    lhs.to(beCloseTo(rhs.expected, within: rhs.delta))
  }

  public static func == (lhs: SyncExpectation, rhs: (expected: Value, delta: Value)) {
    lhs.to(beCloseTo(rhs.expected, within: rhs.delta))
  }
}

public func ± <Value: FloatingPoint>(lhs: Value, rhs: Value) -> (expected: Value, delta: Value) {
  (expected: lhs, delta: rhs)
}
