import Foundation

/// A condition on an object.
indirect enum PredicateCondition {
  case all([PredicateCondition])
  case any([PredicateCondition])
  case not(PredicateCondition)
  case comparison(PredicateOperand, PredicateComparison, PredicateOperand, isCaseless: Bool)

  func holds(for object: Any?) -> Bool {
    switch self {
    case .all(let conditions): conditions.allSatisfy { $0.holds(for: object) }
    case .any(let conditions): conditions.contains { $0.holds(for: object) }
    case .not(let condition): !condition.holds(for: object)
    case .comparison(let left, let comparison, let right, let isCaseless):
      comparison.holds(left.value(for: object), right.value(for: object), isCaseless: isCaseless)
    }
  }
}

/// One side of a comparison.
enum PredicateOperand {
  case value(Any?)
  /// The names of properties, separated by dots; empty for the object itself.
  case path(String)

  func value(for object: Any?) -> Any? {
    switch self {
    case .value(let value): return value
    case .path(let path):
      return path.split(separator: ".").reduce(object) { value, name in
        if let values = value as? [AnyHashable: Any] { return values[String(name)] }
        return value.flatMap { Self.property(String(name), of: $0) }
      }
    }
  }

  private static func property(_ name: String, of object: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == name })?.value {
        let content = Mirror(reflecting: child)
        return content.displayStyle == .optional ? content.children.first?.value : child
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}

/// A comparison of two values.
enum PredicateComparison: String {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case greater = ">"
  case lessOrEqual = "<="
  case greaterOrEqual = ">="
  case contains = "CONTAINS"
  case beginsWith = "BEGINSWITH"
  case endsWith = "ENDSWITH"
  case like = "LIKE"
  case matches = "MATCHES"
  case isIn = "IN"
  case between = "BETWEEN"

  func holds(_ left: Any?, _ right: Any?, isCaseless: Bool) -> Bool {
    switch self {
    case .equal: return Self.isEqual(left, right, isCaseless)
    case .notEqual: return !Self.isEqual(left, right, isCaseless)
    case .less: return Self.order(left, right, isCaseless) == .orderedAscending
    case .greater: return Self.order(left, right, isCaseless) == .orderedDescending
    case .lessOrEqual: return Self.order(left, right, isCaseless).map { $0 != .orderedDescending } ?? false
    case .greaterOrEqual: return Self.order(left, right, isCaseless).map { $0 != .orderedAscending } ?? false
    case .isIn: return Self.contains(right, left, isCaseless)
    case .contains: return Self.contains(left, right, isCaseless)
    case .between:
      guard let limits = right as? [Any], limits.count == 2 else { return false }
      return PredicateComparison.greaterOrEqual.holds(left, limits[0], isCaseless: isCaseless)
        && PredicateComparison.lessOrEqual.holds(left, limits[1], isCaseless: isCaseless)
    case .beginsWith, .endsWith, .like, .matches:
      guard let text = Self.text(left, isCaseless), let other = Self.text(right, isCaseless) else { return false }
      return Self.compare(text, other, self)
    }
  }

  private static func compare(_ text: String, _ other: String, _ comparison: PredicateComparison) -> Bool {
    switch comparison {
    case .beginsWith: return text.hasPrefix(other)
    case .endsWith: return text.hasSuffix(other)
    case .like:
      let escaped = NSRegularExpression.escapedPattern(for: other)
      return isWhole(
        text, escaped.replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: "."))
    default: return isWhole(text, other)
    }
  }

  private static func isWhole(_ text: String, _ pattern: String) -> Bool {
    text.range(of: "^(?:\(pattern))$", options: .regularExpression) != nil
  }

  private static func isEqual(_ left: Any?, _ right: Any?, _ isCaseless: Bool) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let order = order(left, right, isCaseless) { return order == .orderedSame }
    return (left as? AnyHashable).map { $0 == right as? AnyHashable } ?? false
  }

  private static func order(_ left: Any?, _ right: Any?, _ isCaseless: Bool) -> ComparisonResult? {
    if let left = text(left, isCaseless), let right = text(right, isCaseless) { return left.compare(right) }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    guard let left = number(left), let right = number(right) else { return nil }
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  private static func contains(_ whole: Any?, _ part: Any?, _ isCaseless: Bool) -> Bool {
    if let whole = text(whole, isCaseless), let part = text(part, isCaseless) { return whole.contains(part) }
    let elements =
      (whole as? [Any]) ?? (whole as? Set<AnyHashable>).map(Array.init) ?? (whole as? NSArray).map(Array.init)
    return elements?.contains { isEqual($0, part, isCaseless) } ?? false
  }

  private static func text(_ value: Any?, _ isCaseless: Bool) -> String? {
    let text = (value as? String) ?? (value as? NSString).map { String(describing: $0) }
    return isCaseless ? text?.lowercased() : text
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as any BinaryInteger: Double(value)
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
