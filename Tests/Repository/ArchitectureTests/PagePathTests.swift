import FirstFrameProgramTesting
import Foundation
import Testing

/// Files, folders and types that the pages for contributors name exist.
@Suite struct PagePathTests {
  private static let pages = ["Documentation/Architecture.md", "CONTRIBUTING.md"]
  private static let roots = ["Sources", "Tests", "Porting", "Platform", "Examples", "Documentation", "scripts"]
  /// Names of other packages, products and traits.
  private static let others: Set = [
    "HTTPDecoder", "HarfBuzz", "FriBidi", "FlyingFox", "FlyingSocks", "FirstFramePortingSupport", "InlineSnapshots",
  ]

  @Test(arguments: pages) func pathsExist(page: String) throws {
    let paths = try code(in: page).filter { code in
      Self.roots.contains { code.hasPrefix($0 + "/") } && !code.contains(#/[<*{ ]/#)
    }
    #expect(paths.count > 3)
    for path in paths {
      #expect(FileManager.default.fileExists(atPath: Repository.file(path).path), "\(page) names \(path)")
    }
  }

  @Test(arguments: pages) func typesAreDeclared(page: String) throws {
    let declared = try Self.declared.get()
    let types = try code(in: page).filter { $0.wholeMatch(of: #/[A-Z][A-Za-z]*[a-z][A-Z][A-Za-z]*/#) != nil }
    #expect(types.count > 3)
    for name in Set(types).subtracting(Self.others).sorted() {
      #expect(declared.contains(name), "\(page) names \(name)")
    }
  }

  /// The parts of a page between single backticks, without blocks of code.
  private func code(in page: String) throws -> [String] {
    let text = try String(contentsOf: Repository.file(page), encoding: .utf8)
    let prose = text.components(separatedBy: "```").enumerated().filter { $0.offset.isMultiple(of: 2) }
    return prose.flatMap { $0.element.matches(of: #/`([^`\n]+)`/#).map { String($0.1) } }
  }

  /// The names of types, modules, folders and files of the repository.
  private static let declared: Result<Set<String>, any Error> = Result {
    let declaration = try TextPattern(#"\b(?:struct|class|enum|protocol|actor|typealias) ([A-Z]\w*)"#)
    var names: Set<String> = []
    for root in roots + ["Benchmarks"] {
      for path in try FileManager.default.subpathsOfDirectory(atPath: Repository.file(root).path) {
        let name = (path as NSString).lastPathComponent
        names.formUnion([name, "FirstFrame" + name])
      }
      for (_, text) in try Repository.texts(in: root, extensions: ["swift"]) {
        names.formUnion(declaration.firstGroups(in: text))
      }
    }
    return names
  }
}
