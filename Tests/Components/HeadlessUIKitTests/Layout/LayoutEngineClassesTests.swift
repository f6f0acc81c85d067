import FirstFrameProgramTesting
import Foundation
import Testing

/// The layout engine treats views by what they override of ``UIView``, not by their classes.
@Suite struct LayoutEngineClassesTests {
  private static let module = Repository.file("Sources/Components/HeadlessUIKit")

  @Test func engineNamesNoClassesOfViewsOrControllers() throws {
    let files = try sources(in: Self.module)
    var superclasses: [String: String] = [:]
    let declaration = /\bclass (?<name>\w+)(?:<[^>]*>)?: (?<superclass>\w+)/
    for (_, text) in files {
      for match in text.matches(of: declaration) { superclasses[String(match.name)] = String(match.superclass) }
    }
    let classes = Set(superclasses.keys.filter { isSubclass($0, in: superclasses) })
    #expect(classes.count > 40, "The classes were not found.")
    #expect(classes.isSuperset(of: ["UILabel", "UITableViewCell", "UINavigationController"]))

    let engine = try sources(in: Self.module.appendingPathComponent("Layout/Engine"))
    #expect(engine.count > 5, "The engine was not found.")
    for (file, text) in engine {
      let words = Set(text.matches(of: /\w+/).map { String($0.output) })
      let named = words.intersection(classes).subtracting(["UIView"]).sorted()
      #expect(named == [], "\(file) names classes: add a property to UIView that they override")
    }
  }

  private func isSubclass(_ name: String, in superclasses: [String: String]) -> Bool {
    guard let superclass = superclasses[name] else { return false }
    return ["UIView", "UIViewController"].contains(superclass) || isSubclass(superclass, in: superclasses)
  }

  private func sources(in folder: URL) throws -> [String: String] {
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    var sources: [String: String] = [:]
    for case let name as String in files where name.hasSuffix(".swift") {
      sources[name] = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    return sources
  }
}
