/// The measurement that a case is taken from.
///
/// The measurements are notes on real UIKit: facts in numbered sections, rules that were inferred from pictures, rows
/// of recorded frames, and the sizes of a label in many configurations.
enum Source: Hashable, Sendable {
  /// A fact: its section, and its position in the section, from 1.
  case fact(Int, Int)
  case rule(Int)
  /// A recorded frame: the number of its row, from 1.
  case row(Int)
  /// A label whose sizes were recorded: its number, from 1.
  case label(Int)

  /// The measurements that the suite accounts for: each is in a case or listed as not buildable.
  static let all: [Source] =
    zip(1..., factsPerSection).flatMap { section, count in (1...count).map { .fact(section, $0) } }
    + (1...ruleCount).map { .rule($0) } + (1...rowCount).map { .row($0) } + (1...labelCount).map { .label($0) }

  /// The number of facts in each section, 380 in all.
  static let factsPerSection = [
    11, 17, 12, 10, 9, 12, 19, 5, 8, 17, 25, 9, 15, 21, 21, 25, 18, 9, 14, 10, 21, 8, 8, 12, 24, 16, 4,
  ]
  static let ruleCount = 22
  static let rowCount = 351
  static let labelCount = 180

  /// The name in listings, such as `F 7.3`, `Rule 4` or `Row 12`.
  var name: String {
    switch self {
    case .fact(let section, let index): "F \(section).\(index)"
    case .rule(let index): "Rule \(index)"
    case .row(let index): "Row \(index)"
    case .label(let index): "Label \(index)"
    }
  }

  var kind: Kind {
    switch self {
    case .fact: .facts
    case .rule: .rules
    case .row: .rows
    case .label: .labels
    }
  }

  enum Kind: String, CaseIterable {
    case facts, rules
    case rows = "recorded frames"
    case labels = "recorded labels"
  }

  /// Reads a name. Returns an empty array if the name is not one of a source or of a range of rows or facts, such as
  /// `Row 3-7`.
  static func parse(_ name: String) -> [Source] {
    let words = name.split(separator: " ")
    guard words.count == 2 else { return [] }
    switch words[0] {
    case "F":
      let parts = words[1].split(separator: ".")
      guard parts.count == 2, let section = Int(parts[0]) else { return [] }
      return numbers(parts[1]).map { .fact(section, $0) }
    case "Rule": return numbers(words[1]).map { .rule($0) }
    case "Row": return numbers(words[1]).map { .row($0) }
    default: return []
    }
  }

  private static func numbers(_ text: Substring) -> [Int] {
    let ends = text.split(separator: "-").compactMap { Int($0) }
    guard let first = ends.first, let last = ends.last, first <= last else { return [] }
    return Array(first...last)
  }
}

extension [Source] {
  static func rows(_ range: ClosedRange<Int>) -> [Source] { range.map { .row($0) } }

  static func facts(_ section: Int, _ indices: Int..., rows: ClosedRange<Int>? = nil) -> [Source] {
    indices.map { .fact(section, $0) } + (rows.map { .rows($0) } ?? [])
  }
}
