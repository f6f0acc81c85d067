import Foundation

/// The rules of all `<style>` elements of a document, by selector.
struct SVGStyleSheet {
  /// The rules of some selectors.
  struct Rules {
    fileprivate var values: [[String: Value]] = []

    /// Returns the value of a property in the last rule that sets it.
    func value(of property: String) -> String? {
      values.lazy.compactMap { $0[property] }.max { $0.position < $1.position }?.text
    }
  }

  fileprivate struct Value {
    /// The position of the rule.
    var position: Int
    var text: String
  }

  /// The values of properties by selector. Earlier rules of a selector are replaced, because a file can have thousands
  /// of rules for thousands of elements.
  private var values: [String: [String: Value]] = [:]
  private var ruleCount = 0
  private var valueCount = 0

  /// The largest number of values, with those of a rule counted for each of its selectors.
  private static let maximumValueCount = 100_000

  var isEmpty: Bool { values.isEmpty }

  /// Adds the rules of a `<style>` element.
  mutating func add(_ text: String) throws(VectorProblem) {
    for rule in text.components(separatedBy: "}") {
      let parts = rule.components(separatedBy: "{")
      guard parts.count == 2 else { continue }
      let declarations = Self.declarations(parts[1])
      for selector in parts[0].components(separatedBy: ",") {
        try add(declarations, to: selector.trimmingCharacters(in: .whitespacesAndNewlines))
      }
    }
  }

  private mutating func add(_ declarations: [String: String], to selector: String) throws(VectorProblem) {
    ruleCount += 1
    valueCount += declarations.count
    guard valueCount <= Self.maximumValueCount else {
      throw VectorProblem(reason: "its style sheets set more than \(Self.maximumValueCount) values")
    }
    for (property, text) in declarations {
      values[selector, default: [:]][property] = Value(position: ruleCount, text: text)
    }
  }

  func rules(for selectors: Set<String>) -> Rules {
    Rules(values: selectors.compactMap { values[$0] })
  }

  /// Returns the declarations of a rule or a `style` attribute.
  static func declarations(_ text: String) -> [String: String] {
    var result: [String: String] = [:]
    for declaration in text.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = parts[1].replacingOccurrences(of: "!important", with: "")
      result[parts[0].trimmingCharacters(in: .whitespacesAndNewlines)] =
        value.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return result
  }
}
