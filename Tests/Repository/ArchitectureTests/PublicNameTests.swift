import FirstFrameProgramTesting
import Foundation
import Testing

/// Pages and the public API agree on what exists.
@Suite struct PublicNameTests {
  /// A public type at the top level is on a page, unless it has the name of one of Apple's, which Apple documents.
  @Test func everyPublicTypeIsOnAPage() throws {
    let pages = try Page.all.get().filter { $0.path.hasPrefix("Documentation/") }.map(\.prose).joined(separator: "\n")
    let named = Set(pages.matches(of: #/\b[A-Z]\w*/#).map { String($0.output) })
    let types = try Self.types.get().subtracting(Self.applesTypes.get()).filter { name in
      !["UI", "NS", "CA", "CG"].contains { name.hasPrefix($0) }
    }
    #expect(types.count > 50)
    for type in types.sorted() {
      let isNamed = named.contains(type)
      #expect(isNamed, "No page names \(type). Type: scripts/generators/list-types")
    }
  }

  /// What a page calls missing is not in the public API.
  @Test func whatAPageCallsMissingDoesNotExist() throws {
    let names = try Self.types.get()
    let members = try Self.strategies.get()
    for page in try Page.all.get() where page.path != "CHANGELOG.md" {
      for claim in Self.missingNames(in: page.prose) {
        let name = String(claim.drop { "@.".contains($0) }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        let exists = claim.hasPrefix(".") ? members.contains(name) : names.contains(name)
        #expect(!exists, "\(page.path) says that `\(claim)` is missing, and it exists")
      }
    }
  }

  @Test func theGuideNamesMissingStrategies() throws {
    let guide = try Page.page("Documentation/Guides/MovingFromSwiftSnapshotTesting.md")
    #expect(Self.missingNames(in: guide.prose).contains(".wait(for:on:)"))
    #expect(try Self.strategies.get().contains("layoutTree"))
  }

  @Test(arguments: [
    ("| `.plist`, `.raw` | none; write a `pullback` |", [".plist", ".raw"]),
    ("`UIPen` and `UIInk` are missing. `UILabel` works.", ["UIPen", "UIInk"]),
    ("`UIPen` does not exist here", ["UIPen"]),
    ("There is no `UIPen`, as on watchOS", ["UIPen"]), ("| `name` | the name in `dumps` | none |", []),
    ("`UIPen` is drawn, and nothing is missing", []),
  ])
  func missingNamesOfALine(line: String, names: [String]) {
    #expect(Self.missingNames(in: line) == names)
  }

  /// The code that a text calls missing: before "is missing", "does not exist" or "is not available", after "there is no",
  /// and in the first column of a table whose second one begins with "none".
  private static func missingNames(in text: String) -> [String] {
    let patterns = [
      #"^\| ([^|]*`) \| none\b"#,
      #"((?:`[^`\n]+`(?:, | and | or )?)+) (?:is|are) (?:missing|absent|not available|not implemented)\b"#,
      #"((?:`[^`\n]+`(?:, | and | or )?)+) do(?:es)? not exist\b"#,
      #"[Tt]here (?:is|are) no ((?:`[^`\n]+`(?:, | and | or )?)+)"#,
    ]
    return patterns.flatMap { pattern in
      ((try? TextPattern(pattern))?.firstGroups(in: text) ?? []).flatMap { group in
        group.matches(of: #/`([^`]+)`/#).map { String($0.1) }
      }
    }
  }

  /// The types at the top level of the public API.
  private static let types: Result<Set<String>, any Error> = Result {
    let declaration = try TextPattern(
      #"^(?:(?:open|final|indirect|@\w+) )*(?:struct|class|enum|protocol|actor|typealias) ([A-Z]\w*)(?![\w.])"#)
    return Set(try publicAPI.get().flatMap { declaration.firstGroups(in: $0) })
  }

  /// The names of the strategies of snapshots.
  private static let strategies: Result<Set<String>, any Error> = Result {
    let members = try TextPattern(#"^  (?:@\w+ |nonisolated )*static (?:var|let|func) (\w+)"#)
    let blocks = try publicAPI.get().flatMap { $0.components(separatedBy: "\n\n") }
    return Set(blocks.filter { $0.contains("Snapshotting") }.flatMap { members.firstGroups(in: $0) })
  }

  /// Words of the names in the lists of Apple's.
  private static let applesTypes: Result<Set<String>, any Error> = Result {
    let word = try TextPattern(#"(\w+)"#)
    return Set(
      try ["uikit", "swiftui"].flatMap { list in
        let text = try String(contentsOf: Repository.file("scripts/generators/\(list)-facts.tsv"), encoding: .utf8)
        return text.split(separator: "\n").flatMap { line in
          line.split(separator: "\t").prefix(2).flatMap { word.firstGroups(in: String($0)) }
        }
      })
  }

  private static let publicAPI: Result<[String], any Error> = Result {
    try Repository.texts(in: "Documentation/PublicAPI", extensions: ["txt"]).map(\.text)
  }
}
