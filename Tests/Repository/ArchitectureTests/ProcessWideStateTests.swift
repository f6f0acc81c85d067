import FirstFrameProgramTesting
import Foundation
import Testing

/// `Documentation/Architecture.md` lists the state of the process, with the reason for each variable.
@Suite struct ProcessWideStateTests {
  private static let root = Repository.file("")

  @Test func allVariablesAreInTheTable() throws {
    let found = ProcessWideState.variables(in: try sources())
    let listed = try tableRows()
    #expect(found.count > 20, "The sources were not found.")
    for variable in found.subtracting(listed).sorted() {
      Issue.record(
        """
        \(variable) is state of the process. Pass it to the code that uses it, or add it with its reason to the table \
        of "Process-wide state" in Documentation/Architecture.md
        """)
    }
    for variable in listed.subtracting(found).sorted() {
      Issue.record("\(variable) no longer exists: remove it from the table in Documentation/Architecture.md")
    }
  }

  /// Lines of a file, and the variables in them that are state of the process.
  static let examples: [(source: String, names: Set<String>)] = [
    ("  static var count = 0", ["count"]),
    ("  @MainActor private static var posts: [Int] = []", ["posts"]),
    ("  public static var failure: String?", ["failure"]),
    ("  private(set) static var first: Set<Int> = [] {", ["first"]),
    ("  @TaskLocal static var isActive = false", ["isActive"]),
    ("  static var computed: Int { 1 }", []),
    ("  public static var computed: [Int] {", []),
    ("  static let limit = 3", []),
    ("  static let state = Mutex(0)", ["state"]),
    ("  static let state: Mutex<[String]> = Mutex([])", ["state"]),
    ("  static let count = Atomic<Int>(0)", ["count"]),
    ("  private static let key: pthread_key_t = {", ["key"]),
    ("  // static var count = 0", []),
    ("nonisolated(unsafe) var buffer = 0", ["buffer"]),
    ("    nonisolated(unsafe) let copy = value", ["copy"]),
    ("private let registered = Mutex(0)", ["registered"]),
    ("public var global = 0", ["global"]),
    ("let constant = 4", []),
    ("    let local = Mutex(0)", []),
    ("final class Pool {\n  static let shared = Pool()\n  private let free = Mutex(0)\n}", ["shared"]),
    ("final class Pool {\n  static let shared = Pool()\n  var free = 0\n}", ["shared"]),
    ("final class Pool {\n  static let shared = Pool()\n  var free: Int { 0 }\n}", []),
    ("struct Cache {\n  static let all = Cache()\n  let free = Pool()\n}\nactor Pool {\n  var free = 0\n}", ["all"]),
    ("final class Pool {\n  final class Part {\n    var free = 0\n  }\n}\n  static let all = Pool.Part()", ["all"]),
    ("final class Color {\n  static let red = Color()\n  let value = 0\n}", []),
  ]

  @Test(arguments: examples.indices) func variablesAreFound(index: Int) {
    let (source, names) = Self.examples[index]
    let found = ProcessWideState.variables(in: ["A.swift": source])
    #expect(found == Set(names.map { ProcessWideState.Variable(file: "A.swift", name: $0) }), "\(source)")
  }

  /// The sources by their paths without the group, such as `HeadlessUIKit/Views/UIView.swift`.
  private func sources() throws -> [String: String] {
    var sources: [String: String] = [:]
    for folder in ["Sources", "Porting/Sources"] {
      let place = Self.root.appendingPathComponent(folder)
      guard let files = FileManager.default.enumerator(atPath: place.path) else { continue }
      for case let name as String in files where name.hasSuffix(".swift") {
        let path = name.split(separator: "/").dropFirst(folder == "Sources" ? 1 : 0).joined(separator: "/")
        sources[path] = try String(contentsOf: place.appendingPathComponent(name), encoding: .utf8)
      }
    }
    return sources
  }

  /// The variables in rows of the table, whose first cell is a file and whose second cell has the names.
  private func tableRows() throws -> Set<ProcessWideState.Variable> {
    let page = try String(
      contentsOf: Self.root.appendingPathComponent("Documentation/Architecture.md"), encoding: .utf8)
    let section = try #require(page.components(separatedBy: "\n## Process-wide state\n").last)
    var rows: Set<ProcessWideState.Variable> = []
    for line in section.components(separatedBy: "\n## ")[0].split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      try #require(cells.count == 3, "\(line) has no reason")
      try #require(!cells[2].isEmpty, "\(line) has no reason")
      for name in cells[1].components(separatedBy: ", ") {
        rows.insert(.init(file: cells[0].filter { $0 != "`" }, name: name.filter { $0 != "`" }))
      }
    }
    return rows
  }
}

/// Finds state of the process in sources: variables that are static, global or shared without checks, and constants of
/// types with state.
///
/// The search is simple: it expects the repository's format, and knows a type by its name.
enum ProcessWideState {
  struct Variable: Hashable, Comparable, CustomStringConvertible {
    var file: String
    var name: String

    var description: String { "\(file): \(name)" }

    static func < (left: Variable, right: Variable) -> Bool { left.description < right.description }
  }

  static func variables(in sources: [String: String]) -> Set<Variable> {
    let files = sources.mapValues { $0.split(separator: "\n") }
    let types = typesWithState(in: files.values.flatMap { TypeBody.all(in: $0) })
    var found: Set<Variable> = []
    for (file, lines) in files {
      for line in lines {
        guard let declaration = Declaration(line), declaration.isState(types: types) else { continue }
        found.insert(Variable(file: file, name: declaration.name))
      }
    }
    return found
  }

  /// Types of the standard library and of the system that have state, and those that have them or variables in turn.
  private static func typesWithState(in bodies: [TypeBody]) -> Set<String> {
    var types: Set = ["Mutex", "Atomic", "NSLock", "NSCache", "NotificationCenter", "UserDefaults", "pthread_key_t"]
    while true {
      let count = types.count
      for body in bodies where !types.contains(body.name) {
        if body.members.contains(where: { $0.isVariable ? body.isObject : $0.hasType(of: types) }) {
          types.insert(body.name)
        }
      }
      if types.count == count { return types }
    }
  }

  /// A declaration of a stored property or variable in one line.
  private struct Declaration {
    let name: String
    let isVariable: Bool
    private let isShared: Bool
    private let isUnsafe: Bool
    /// The names of the declared type and of the function that makes the value.
    private let typeNames: [String]

    /// Returns `nil` for lines without a declaration, and for computed properties.
    init?(_ line: Substring, isMember: Bool = false) {
      guard line.contains("var ") || line.contains("let ") else { return nil }
      let text = line.drop { $0 == " " }
      guard !text.hasPrefix("//") else { return nil }
      let words = text.split(separator: " ", omittingEmptySubsequences: true)
      guard let keyword = words.firstIndex(where: { $0 == "var" || $0 == "let" }), keyword + 1 < words.count,
        words[..<keyword].allSatisfy({ Self.isModifier($0) })
      else { return nil }
      name = String(words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      isVariable = words[keyword] == "var"
      isUnsafe = words[..<keyword].contains("nonisolated(unsafe)")
      isShared = !isMember && (words[..<keyword].contains("static") || line.first != " ")
      let rest = words[(keyword + 1)...].joined(separator: " ").dropFirst(name.count)
      let type = rest.prefix { $0 != "=" && $0 != "{" }
      let value = rest.dropFirst(type.count)
      if isVariable, value.hasPrefix("{") { return nil }
      // Of a nested type, the last name.
      typeNames = [type, value].map { part in
        let path = part.drop { !$0.isLetter }.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        return path.split(separator: ".").last { $0 != "init" }.map(String.init) ?? ""
      }
      if isMember, words[..<keyword].contains("static") { return nil }
    }

    private static func isModifier(_ word: Substring) -> Bool {
      word.hasPrefix("@")
        || [
          "public", "package", "internal", "private", "fileprivate", "private(set)", "package(set)", "internal(set)",
          "static", "final", "open", "weak", "lazy", "unowned", "nonisolated", "nonisolated(unsafe)", "override",
        ].contains(word)
    }

    func hasType(of types: Set<String>) -> Bool { typeNames.contains(where: types.contains) }

    func isState(types: Set<String>) -> Bool { isUnsafe || isShared && (isVariable || hasType(of: types)) }
  }

  /// The members of a type that are stored.
  private struct TypeBody {
    var name: String
    /// Whether it is a class or an actor, whose variables are shared by all references.
    var isObject: Bool
    var members: [Declaration] = []

    static func all(in lines: [Substring]) -> [TypeBody] {
      var bodies: [TypeBody] = []
      for (index, line) in lines.enumerated() {
        guard line.last == "{" || line.last == "," else { continue }
        let words = line.split(separator: " ")
        guard let keyword = words.firstIndex(where: { ["class", "actor", "struct"].contains($0) }),
          keyword + 1 < words.count, !words[0].hasPrefix("//")
        else { continue }
        let name = words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard let first = name.first, first.isUppercase else { continue }
        let indentation = line.prefix { $0 == " " }.count
        var body = TypeBody(name: String(name), isObject: words[keyword] != "struct")
        for member in lines[(index + 1)...] {
          let depth = member.prefix { $0 == " " }.count
          if depth <= indentation, !member.isEmpty { break }
          if depth == indentation + 2, let declaration = Declaration(member, isMember: true) {
            body.members.append(declaration)
          }
        }
        bodies.append(body)
      }
      return bodies
    }
  }
}
