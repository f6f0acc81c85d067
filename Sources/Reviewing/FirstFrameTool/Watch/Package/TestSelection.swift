import FirstFrameTextEscaping

/// The tests of a round.
struct TestSelection: Hashable, Sendable {
  /// A test target, or some suites or functions of it.
  struct Part: Hashable, Sendable, Comparable {
    let target: String
    /// A suite, a function up to its parenthesis, or a method of XCTest, such as `ScoreTests`, `ScoreTests/shows(` and
    /// `ScoreTests/testShows`; `nil` for the whole target.
    let name: String?

    enum Kind {
      case suite, function, method
    }

    var kind: Kind {
      guard let name else { return .suite }
      return name.hasSuffix("(") ? .function : name.contains("/") ? .method : .suite
    }

    /// The target and the suite that contains the tests.
    var suite: String {
      guard let name, kind != .suite else { return "\(target).\(name ?? "")" }
      return "\(target).\(name[..<(name.lastIndex(of: "/") ?? name.startIndex)])"
    }

    static func < (left: Part, right: Part) -> Bool {
      (left.target, left.name ?? "") < (right.target, right.name ?? "")
    }
  }

  /// The parts; `nil` for all tests.
  private(set) var parts: Set<Part>?

  static let all = TestSelection(parts: nil)
  static let none = TestSelection(parts: [])

  var isEmpty: Bool { parts?.isEmpty ?? false }
  var isAll: Bool { parts == nil }

  static func + (left: TestSelection, right: TestSelection) -> TestSelection {
    guard let first = left.parts, let second = right.parts else { return .all }
    let whole = Set(first.union(second).filter { $0.name == nil }.map(\.target))
    return TestSelection(parts: first.union(second).filter { $0.name == nil || !whole.contains($0.target) })
  }

  /// The regular expressions that select the tests by their names, such as `Target.Suite/test()`; `nil` if all tests are
  /// selected.
  ///
  /// - Parameter filter: A regular expression that every test has to match, too.
  func patterns(filter: String?) -> [String]? {
    let condition = filter.map { "(?=.*(?:\($0)))" } ?? ""
    guard let parts else { return filter.map { [$0] } }
    return parts.sorted().map { part in
      guard let name = part.name else { return "^\(condition)\(part.target.escapedForRegularExpression)\\." }
      let end =
        switch part.kind {
        case .function: ""
        case .suite: "/"
        case .method: "$"
        }
      return "^\(condition)\(part.target.escapedForRegularExpression)\\.\(name.escapedForRegularExpression)\(end)"
    }
  }

  /// Whether the selection contains a test, such as `Target.Suite/test()`.
  func contains(_ test: String) -> Bool {
    guard let parts else { return true }
    return parts.contains { part in
      guard let name = part.name else { return test.hasPrefix(part.target + ".") }
      let start = part.target + "." + name
      return switch part.kind {
      case .function: test.hasPrefix(start)
      case .suite: test.hasPrefix(start + "/")
      case .method: test == start
      }
    }
  }

  /// Whether the selection contains all tests of a target.
  func containsTarget(_ target: String) -> Bool {
    parts?.contains(Part(target: target, name: nil)) ?? true
  }
}
