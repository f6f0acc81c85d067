import FirstFrameLocalFiles
import Foundation
import Testing

/// The page about environment variables shows the table, and the table has the variables that code reads.
struct EnvironmentPageTests {
  @Test func thePageShowsTheTable() throws {
    let file = NamedVariables.root.appending(path: EnvironmentPage.path)
    if EnvironmentVariable.environmentRecord.value(in: ProcessInfo.processInfo.environment) == "1" {
      try Data(EnvironmentPage.text.utf8).write(to: file)
    }
    let page = try String(contentsOf: file, encoding: .utf8)
    #expect(page == EnvironmentPage.text, "The page differs from the table. Type: \(EnvironmentPage.command)")
  }

  @Test func theTableHasEveryVariableThatCodeReads() throws {
    let names = Set(EnvironmentVariable.allCases.map(\.name))
    let found = try NamedVariables.found()
    #expect(found.count > 60)
    for (file, read) in found {
      #expect(read.subtracting(names).sorted() == [], "\(file): add them to the table of EnvironmentVariable")
    }
  }

  @Test func codeReadsEveryVariableOfTheTable() throws {
    let found = try NamedVariables.found()
    let uses = try found.keys.filter { $0.contains("Sources/") || $0.contains("Tests/") }.map {
      try String(contentsOf: NamedVariables.root.appending(path: $0), encoding: .utf8)
    }.filter { $0.contains("EnvironmentVariable") }
    for variable in EnvironmentVariable.allCases {
      let isNamed = found.values.contains { $0.contains(variable.name) }
      let isUsed = uses.contains { text in ".),]".contains { text.contains(".\(variable)\($0)") } }
      #expect(isNamed || isUsed, "\(variable.name) is not read: remove it from the table of EnvironmentVariable")
    }
  }

  /// Swift sources that can import the table read variables through it.
  @Test func sourcesDoNotSpellNamesOut() throws {
    for (file, read) in try NamedVariables.found() where file.hasSuffix(".swift") {
      guard ["Sources/", "Porting/Sources/", "Examples/"].contains(where: file.hasPrefix) else { continue }
      #expect(read.sorted() == [], "\(file): use the cases of EnvironmentVariable")
    }
  }

  @Test func pagesNameOnlyVariablesOfTheTable() throws {
    let names = Set(EnvironmentVariable.allCases.map(\.name))
    let pages =
      ["README.md", "CONTRIBUTING.md"]
      + (try NamedVariables.files(below: "Documentation")).filter { $0.hasSuffix(".md") }
    #expect(pages.count > 20)
    for page in pages {
      let text = try String(contentsOf: NamedVariables.root.appending(path: page), encoding: .utf8)
      let named = Set(text.matches(of: /\b(?:SNAPSHOT|FIRSTFRAME)_[A-Z_]*[A-Z]\b/).map { String($0.output) })
      #expect(named.subtracting(names).sorted() == [], "\(page)")
    }
  }
}
