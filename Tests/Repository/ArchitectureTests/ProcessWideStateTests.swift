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
    #expect(found.contains { $0.file.hasPrefix("ObjectiveC/") }, "The sources of Platform were not found.")
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
    ("  static let name = \"Mutex\"", []),
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

  /// Two modules have types of one name, of which one has state.
  @Test func typesOfTheSameNameInTwoModules() {
    let found = ProcessWideState.variables(in: [
      "One/A.swift": "struct Options {\n  static let none = Options()\n  let count = 0\n}",
      "Two/B.swift": "final class Options {\n  static let all = Options()\n  var count = 0\n}",
      "Three/C.swift": "  static let options = Options()",
    ])
    #expect(found == [.init(file: "Two/B.swift", name: "all"), .init(file: "Three/C.swift", name: "options")])
  }

  /// The sources by their paths without the group, such as `HeadlessUIKit/Views/UIView.swift`.
  private func sources() throws -> [String: String] {
    var sources: [String: String] = [:]
    for folder in ["Sources", "Porting/Sources", "Platform/Sources"] {
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
/// The search is simple: it expects the repository's format, and knows a type by its name. A type of the same module
/// precedes those of other modules.
enum ProcessWideState {
  struct Variable: Hashable, Comparable, CustomStringConvertible {
    var file: String
    var name: String

    var description: String { "\(file): \(name)" }

    static func < (left: Variable, right: Variable) -> Bool { left.description < right.description }
  }

  static func variables(in sources: [String: String]) -> Set<Variable> {
    let files = sources.mapValues { $0.split(separator: "\n") }
    let types = TypesWithState(in: files.flatMap { file, lines in TypeBody.all(in: lines, of: module(of: file)) })
    var found: Set<Variable> = []
    for (file, lines) in files {
      for line in lines {
        guard let declaration = Declaration(line),
          declaration.isState(isStateful: { types.contains($0, in: module(of: file)) })
        else { continue }
        found.insert(Variable(file: file, name: declaration.name))
      }
    }
    return found
  }

  private static func module(of file: String) -> String { String(file.prefix { $0 != "/" }) }

  /// Types of the standard library and of the system that have state, and those that have them or variables in turn.
  private struct TypesWithState {
    private var declared: [String: Set<String>] = [:]
    private var found: [String: Set<String>] = [:]
    /// The names of the types of the system and of all modules.
    private var names: Set = [
      "Mutex", "Atomic", "NSLock", "NSCache", "NotificationCenter", "UserDefaults", "pthread_key_t",
    ]

    init(in bodies: [TypeBody]) {
      for body in bodies { declared[body.module, default: []].insert(body.name) }
      var isComplete = false
      while !isComplete {
        isComplete = true
        for body in bodies where found[body.module]?.contains(body.name) != true {
          let hasState = body.members.contains { member in
            member.isVariable ? body.isObject : member.hasType { contains($0, in: body.module) }
          }
          guard hasState else { continue }
          found[body.module, default: []].insert(body.name)
          names.insert(body.name)
          isComplete = false
        }
      }
    }

    /// Whether a type has state, by its name in a module.
    func contains(_ name: String, in module: String) -> Bool {
      declared[module]?.contains(name) == true ? found[module]?.contains(name) == true : names.contains(name)
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
        guard !part.hasPrefix("= \"") else { return "" }
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

    func hasType(where isStateful: (String) -> Bool) -> Bool { typeNames.contains(where: isStateful) }

    func isState(isStateful: (String) -> Bool) -> Bool {
      isUnsafe || isShared && (isVariable || hasType(where: isStateful))
    }
  }

  /// The members of a type that are stored.
  private struct TypeBody {
    var module: String
    var name: String
    /// Whether it is a class or an actor, whose variables are shared by all references.
    var isObject: Bool
    var members: [Declaration] = []

    static func all(in lines: [Substring], of module: String) -> [TypeBody] {
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
        var body = TypeBody(module: module, name: String(name), isObject: words[keyword] != "struct")
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
