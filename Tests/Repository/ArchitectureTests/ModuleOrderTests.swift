import FirstFrameProgramTesting
import Foundation
import Testing

/// The groups and modules of `Package.swift` are the architecture: a module imports only modules above it in this file.
@Suite struct ModuleOrderTests {
  /// A module of the package.
  private struct Module {
    let group: String
    let name: String
    /// The folder of its sources in the repository.
    let folder: String
  }

  /// The modules in the order of the manifest.
  private let modules: [Module]

  init() throws {
    let manifest = try String(contentsOf: Repository.file("Package.swift"), encoding: .utf8)
    var seen: Set<String> = []
    modules = manifest.matches(of: #/"(?:Sources/)?(([A-Z][A-Za-z]+)/[A-Za-z/]+)"/#).compactMap { match in
      let folder = "Sources/" + match.1
      let isFolder = FileManager.default.fileExists(atPath: Repository.file(folder).path)
      guard isFolder, seen.insert(folder).inserted else { return nil }
      return Module(group: String(match.2), name: (folder as NSString).lastPathComponent, folder: folder)
    }
  }

  @Test func everyFolderIsAModuleOfItsGroup() throws {
    let groups = try FileManager.default.contentsOfDirectory(atPath: Repository.file("Sources").path)
    let folders = try groups.flatMap { group in
      try FileManager.default.contentsOfDirectory(atPath: Repository.file("Sources/" + group).path)
        .map { "Sources/\(group)/\($0)" }
    }
    #expect(Set(folders).subtracting(modules.map(\.folder)) == [])
    #expect(modules.count > 25)
  }

  @Test func groupsFollowEachOther() {
    let groups = modules.map(\.group)
    let starts = groups.indices.filter { $0 == 0 || groups[$0 - 1] != groups[$0] }.map { groups[$0] }
    #expect(Set(starts).count == starts.count, "a group begins twice: \(starts)")
  }

  @Test func importsPointUp() throws {
    let places = Dictionary(uniqueKeysWithValues: modules.enumerated().map { ($1.name, $0) })
    for (place, module) in modules.enumerated() {
      for (file, imported) in try imports(in: module) {
        guard let other = places[imported] else { continue }
        #expect(other < place || imported == module.name, "\(file) imports \(imported), which is not above it")
      }
    }
  }

  /// The page has the groups and modules in the order of the manifest. Parts of modules are not on it.
  @Test func theTableHasThisOrder() throws {
    let page = try String(contentsOf: Repository.file("Documentation/Architecture.md"), encoding: .utf8)
    let section = try #require(page.components(separatedBy: "\n## Groups and modules\n").last)
    let names = section.components(separatedBy: "\n\n| module |")[0].components(separatedBy: "\n\nThe package in")[0]
      .matches(of: #/(?m)^\|[^|]*\| ([^|]+) \|/#).flatMap { row in
        row.1.matches(of: #/`(\w+)`/#).map { String($0.1) }
      }
    #expect(names == modules.map(\.name).filter { Set(names).contains($0) })
    #expect(Set(modules.map(\.name)).subtracting(names) == ["CPageFiles"])
  }

  /// The tests of a module are in the folder of its group.
  @Test func testsMirrorTheSources() throws {
    let targets = try FileManager.default.subpathsOfDirectory(atPath: Repository.file("Tests").path)
      .filter { $0.hasSuffix("Tests") && $0.split(separator: "/").count == 2 }
    for module in modules {
      let name = module.name + "Tests"
      guard let target = targets.first(where: { $0.hasSuffix("/" + name) }) else { continue }
      #expect(target == "\(module.group)/\(name)")
    }
  }

  /// The names of the modules that the Swift files of a module import, as names of folders.
  private func imports(in module: Module) throws -> [(file: String, name: String)] {
    let inner = modules.filter { $0.folder.hasPrefix(module.folder + "/") }.map { $0.name + "/" }
    let pattern = try TextPattern("^(?:@[a-zA-Z_()]+ )*(?:package |public )?import (?:FirstFrame)?([A-Za-z]+)$")
    return try Repository.texts(in: module.folder, extensions: ["swift"]).flatMap { path, text in
      inner.contains { path.hasPrefix(module.folder + "/" + $0) }
        ? [] : pattern.firstGroups(in: text).map { (path, $0) }
    }
  }
}
