/// A source file as tokens, each with its type and its statement.
struct SourceFile: Sendable {
  /// The path relative to the package.
  let path: String
  let tokens: [SourceToken]
  /// For each token, the name of the innermost type around it; empty at the top level.
  private(set) var types: [String] = []
  /// For each token, the number of its statement.
  private(set) var statements: [Int] = []
  /// The tokens of each statement.
  private(set) var ranges: [Range<Int>] = []
  /// For each statement, the names of the properties and functions around it.
  private(set) var surroundings: [[String]] = []
  /// The types that the file declares or extends, with the first words of their inheritance clauses.
  private(set) var inheritance: [String: [String]] = [:]
  /// The types that the file declares, without those that it only extends.
  private(set) var declared = Set<String>()
  /// The stored and computed properties of each type, with the types that their declarations name.
  private(set) var members: [String: [String: [String]]] = [:]

  private static let typeWords: Set = ["class", "struct", "enum", "extension", "actor", "protocol"]

  init(path: String, source: String) {
    self.path = path
    tokens = SourceTokenizer.tokens(of: source)
    var scopes: [String?] = []
    var names: [String?] = []
    var (pending, name): (String?, String?) = (nil, nil)
    var depth = 0
    var statement = -1
    var startsStatement = true
    for (index, token) in tokens.enumerated() {
      let isContinuation = [".", "?", ":", ")", "]", ","].contains(token.text)
      if startsStatement || (token.isFirstOnLine && depth == 0 && !isContinuation) {
        statement += 1
        ranges.append(index..<index)
        surroundings.append(names.compactMap { $0 })
      }
      startsStatement = false
      types.append(scopes.last { $0 != nil }?.flatMap { $0 } ?? "")
      statements.append(statement)
      ranges[statement] = ranges[statement].lowerBound..<index + 1
      switch token.text {
      case "(", "[": depth += 1
      case ")", "]": depth = max(depth - 1, 0)
      case "{":
        scopes.append(pending)
        names.append(pending == nil ? name : nil)
        (pending, name) = (nil, nil)
        (startsStatement, depth) = (true, 0)
      case "}":
        _ = (scopes.popLast(), names.popLast())
        startsStatement = true
      case let word where Self.typeWords.contains(word) && token.kind == .identifier:
        pending = declaredType(after: index) ?? pending
      case "let", "var", "func":
        if index + 1 < tokens.count, tokens[index + 1].kind == .identifier { name = tokens[index + 1].text }
        if token.text != "func", let owner = scopes.last ?? nil { addMember(after: index, of: owner) }
      default: break
      }
    }
  }

  /// The name of the type that a keyword declares, without the types around it; `nil` for `class func` and the like.
  private mutating func declaredType(after keyword: Int) -> String? {
    var index = keyword + 1
    guard index < tokens.count, tokens[index].kind == .identifier, tokens[index].text.first?.isUppercase == true else {
      return nil
    }
    while index + 2 < tokens.count, tokens[index + 1].text == ".", tokens[index + 2].kind == .identifier { index += 2 }
    let name = tokens[index].text
    let clause = tokens[(index + 1)...].prefix(40).prefix { $0.text != "{" && $0.text != "where" }
    if tokens[keyword].text != "extension" { declared.insert(name) }
    inheritance[name, default: []] += clause.filter { $0.kind == .identifier }.map(\.text)
    return name
  }

  private mutating func addMember(after keyword: Int, of owner: String) {
    guard keyword + 1 < tokens.count, tokens[keyword + 1].kind == .identifier else { return }
    let rest = tokens[(keyword + 2)...].prefix(16)
    let end = rest.dropFirst().firstIndex { $0.isFirstOnLine && ["let", "var", "private", "func"].contains($0.text) }
    let types = rest[..<(end ?? rest.endIndex)].filter { $0.kind == .identifier && $0.text.first?.isUppercase == true }
    members[owner, default: [:]][tokens[keyword + 1].text] = types.map(\.text)
  }
}
