import Foundation

/// A reader of the formats of predicates.
struct PredicateParser {
  private enum Token: Equatable {
    case word(String)
    case text(String)
    case number(Double)
    case symbol(String)
    case argument
    case key
  }

  private var tokens: [Token]
  private var values: [Any]

  init(_ format: String, values: [Any]) {
    tokens = Self.tokens(of: format)
    self.values = values
  }

  private static func tokens(of format: String) -> [Token] {
    let pattern =
      #/\s*(?:(?<argument>%@|%d|%i|%ld|%lu|%u|%f|%lf)|(?<key>%K)|"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<number>-?\d+(?:\.\d+)?)|(?<word>[A-Za-z_@][\w.@]*(?:\[[cd]+\])?)|(?<symbol>==|!=|<>|<=|>=|=<|=>|&&|\|\||[=<>!(){},]))/#
    return format.matches(of: pattern).map { match in
      if match.output.argument != nil { return .argument }
      if match.output.key != nil { return .key }
      if let text = match.output.double ?? match.output.single { return .text(String(text)) }
      if let number = match.output.number { return .number(Double(number) ?? 0) }
      if let word = match.output.word { return .word(String(word)) }
      return .symbol(String(match.output.symbol ?? ""))
    }
  }

  /// Reads the whole format; `nil` if it cannot be understood.
  mutating func condition() -> PredicateCondition? {
    guard let condition = alternatives(), tokens.isEmpty else { return nil }
    return condition
  }

  private mutating func alternatives() -> PredicateCondition? {
    guard var condition = conjunctions() else { return nil }
    while takes("OR", "||") {
      guard let other = conjunctions() else { return nil }
      condition = .any([condition, other])
    }
    return condition
  }

  private mutating func conjunctions() -> PredicateCondition? {
    guard var condition = simple() else { return nil }
    while takes("AND", "&&") {
      guard let other = simple() else { return nil }
      condition = .all([condition, other])
    }
    return condition
  }

  private mutating func simple() -> PredicateCondition? {
    if takes("NOT", "!") { return simple().map { .not($0) } }
    if takes("TRUEPREDICATE") { return .all([]) }
    if takes("FALSEPREDICATE") { return .any([]) }
    if takes("(") {
      guard let condition = alternatives(), takes(")") else { return nil }
      return condition
    }
    guard let left = operand(), let name = takeOperator(), let right = operand() else { return nil }
    let parts = name.split(separator: "[")
    let isCaseless = parts.count > 1 && parts[1].contains("c")
    guard let comparison = PredicateComparison(rawValue: String(parts[0])) else { return nil }
    return .comparison(left, comparison, right, isCaseless: isCaseless)
  }

  private mutating func takeOperator() -> String? {
    guard let token = tokens.first else { return nil }
    let name: String
    switch token {
    case .word(let word):
      name = word.split(separator: "[").enumerated().map { $0 == 0 ? $1.uppercased() : "[" + $1 }.joined()
    case .symbol(let symbol): name = symbol
    default: return nil
    }
    tokens.removeFirst()
    return ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="][name] ?? name
  }

  private mutating func operand() -> PredicateOperand? {
    guard let token = tokens.first else { return nil }
    tokens.removeFirst()
    switch token {
    case .argument: return values.isEmpty ? nil : .value(values.removeFirst())
    case .key: return values.isEmpty ? nil : .path("\(values.removeFirst())")
    case .text(let text): return .value(text)
    case .number(let number): return .value(number)
    case .symbol("{"): return list()
    case .symbol: return nil
    case .word(let word):
      switch word.uppercased() {
      case "SELF": return .path("")
      case "NIL", "NULL": return .value(nil)
      case "YES", "TRUE": return .value(true)
      case "NO", "FALSE": return .value(false)
      default: return .path(word.hasPrefix("SELF.") ? String(word.dropFirst(5)) : word)
      }
    }
  }

  private mutating func list() -> PredicateOperand? {
    var elements: [Any] = []
    while !takes("}") {
      guard case .value(let value?)? = operand() else { return nil }
      elements.append(value)
      _ = takes(",")
    }
    return .value(elements)
  }

  /// Takes the next token if it is one of some words or symbols.
  private mutating func takes(_ names: String...) -> Bool {
    switch tokens.first {
    case .word(let word) where names.contains(word.uppercased()): tokens.removeFirst()
    case .symbol(let symbol) where names.contains(symbol): tokens.removeFirst()
    default: return false
    }
    return true
  }
}
