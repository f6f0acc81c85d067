import FirstFrameChangeCauses

/// What a source file of a test target declares at its top level.
struct TestFileOutline: Hashable, Sendable {
  /// The types, which may be suites.
  private(set) var types: Set<String> = []
  /// The tests without a suite.
  private(set) var testFunctions: Set<String> = []
  /// Whether other files may depend on something else in it, such as an extension of another type.
  private(set) var hasSharedCode = false
  /// Whether it may contain a test.
  private(set) var mayHaveTests = false

  private static let typeWords: Set = ["struct", "class", "enum", "actor"]
  private static let sharedWords: Set = ["let", "var", "protocol", "typealias", "macro", "operator", "precedencegroup"]

  init(source: String) {
    let tokens = SourceTokenizer.tokens(of: source)
    mayHaveTests = tokens.contains { $0.text == "Test" || $0.text == "XCTestCase" || $0.text.hasPrefix("test") }
    var extended: Set<String> = []
    var depth = 0
    var words: Set<String> = []
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "{", "(", "[": depth += 1
      case "}", ")", "]":
        depth = max(depth - 1, 0)
        // The next declaration begins after the body of this one.
        if token.text == "}", depth == 0 { words = [] }
      case let word where depth == 0 && token.kind == .identifier:
        let name = index + 1 < tokens.count ? tokens[index + 1].text : ""
        // Modifiers and attributes belong to the next declaration only.
        if addDeclaration(word, name: name, after: words, &extended) { words = [] } else { words.insert(word) }
      default: break
      }
    }
    if !extended.isSubset(of: types) { hasSharedCode = true }
  }

  /// Adds what a keyword declares.
  ///
  /// - Parameter words: The modifiers and attributes before the keyword, and perhaps the rest of the declaration before.
  /// - Returns: Whether the word is the keyword of a declaration.
  private mutating func addDeclaration(
    _ keyword: String, name: String, after words: Set<String>, _ extended: inout Set<String>
  ) -> Bool {
    let isPrivate = words.contains("private") || words.contains("fileprivate")
    switch keyword {
    case "import": break
    case "extension": extended.insert(name)
    case let word where Self.typeWords.contains(word): if !isPrivate { types.insert(name) }
    case "func":
      if words.contains("Test") {
        testFunctions.insert(name)
      } else if !isPrivate {
        hasSharedCode = true
      }
    case let word where Self.sharedWords.contains(word): if !isPrivate { hasSharedCode = true }
    default: return false
    }
    return true
  }

  /// The names of suites and tests that a changed file affects; `nil` if it may affect others, because another file uses
  /// what it declares.
  ///
  /// - Parameter others: The sources of the other files of the target.
  func names(unlessUsedIn others: [String]) -> Set<String>? {
    guard mayHaveTests, !hasSharedCode, !(types.isEmpty && testFunctions.isEmpty) else { return nil }
    let used = types.contains { name in
      others.contains { source in Self.containsWord(name, in: source) }
    }
    return used ? nil : types.union(testFunctions.map { $0 + "(" })
  }

  private static func containsWord(_ word: String, in source: String) -> Bool {
    guard source.contains(word) else { return false }
    return SourceTokenizer.tokens(of: source).contains { $0.text == word }
  }
}
