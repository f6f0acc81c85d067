public import Foundation

extension NSPredicate {
  /// Creates a predicate from a format such as `"SELF MATCHES %@"`, which Foundation on Linux lacks.
  ///
  /// Comparisons, `IN`, `BETWEEN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE` and `MATCHES` with `[cd]`, `AND`, `OR`,
  /// `NOT` and parentheses are understood. Any other format stops the program, as a damaged one does on Apple's systems.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(format: predicateFormat, values: args)
  }

  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(format: predicateFormat, values: arguments ?? [])
  }

  private convenience init(format: String, values: [Any]) {
    var parser = PredicateParser(format, values: values)
    guard let condition = parser.condition() else {
      preconditionFailure("NSPredicate(format:) cannot read \"\(format)\" here; use NSPredicate(block:).")
    }
    self.init { object, _ in condition.holds(for: object) }
  }
}
