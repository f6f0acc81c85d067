import FirstFrameProgramTesting
import Foundation
import Testing

struct MergeDriverTests {
  private let merged: MergedPackage
  private var package: ReviewedPackage { merged.package }
  private let line = "__Snapshots__/** -text merge=firstframe"

  init() throws {
    merged = try MergedPackage(installsDriver: false)
  }

  private func attributes() throws -> String {
    try String(contentsOfFile: merged.folder + "/.gitattributes", encoding: .utf8)
  }

  private func finding() throws -> String? {
    try package.run("doctor").output.split(separator: "\n").first { $0.contains("git merge: ") }.map(String.init)
  }

  @Test func writesTheAttributeAndTheSettingOnceAndKeepsWhatIsThere() throws {
    try package.write("*.png binary\n*.swift text", to: merged.folder + "/.gitattributes")
    let first = try package.run("doctor", "--install")
    #expect(first.status == 0, "\(first)")
    #expect(first.error.isEmpty, "\(first)")
    #expect(
      first.output.hasPrefix(
        "wrote       \(merged.folder)/.gitattributes: \(line)\nconfigured  merge.firstframe.driver = "))
    #expect(try attributes() == "*.png binary\n*.swift text\n\(line)\n")
    let settings = try merged.git("config", "--local", "--list")
    let second = try package.run("doctor", "--install")
    #expect(second.status == 0, "\(second)")
    #expect(second.output.components(separatedBy: "unchanged ").count == 3, "\(second)")
    #expect(try attributes() == "*.png binary\n*.swift text\n\(line)\n")
    #expect(try merged.git("config", "--local", "--list") == settings)
    #expect(try finding() == "ok        git merge: references that two branches changed are drawn again")
  }

  @Test func theDoctorReportsACloneWithoutTheDriver() throws {
    #expect(try finding()?.hasPrefix("note ") == true)
    #expect(try package.run("doctor", "--install").status == 0)
    try merged.commit("attributes")
    try merged.git("config", "--remove-section", "merge.firstframe")
    #expect(
      try finding()
        == "problem   git merge: .gitattributes names a merge driver that is not configured in this clone")
    #expect(try package.run("doctor").output.contains("type: swift run firstframe doctor --install"))
    try merged.git("config", "merge.firstframe.driver", "'/nowhere/firstframe' merge-reference %O %A %B %P")
    #expect(try finding()?.contains("/nowhere/firstframe, does not exist") == true)
    // A moved tool is configured again.
    #expect(try package.run("doctor", "--install").output.contains("configured "))
    #expect(try finding()?.hasPrefix("ok ") == true)
  }

  @Test func aFolderWithSpecialCharactersInItsName() throws {
    let references = merged.folder + "/my [refs]*"
    try FileManager.default.createDirectory(atPath: references, withIntermediateDirectories: true)
    let result = try package.run("doctor", "--install", "--references", references)
    #expect(result.status == 0, "\(result)")
    let values = try merged.git("check-attr", "merge", "--", "my [refs]*/T/F/a.png", "my r/T/F/a.png")
    #expect(values == "my [refs]*/T/F/a.png: merge: firstframe\nmy r/T/F/a.png: merge: unspecified\n")
  }

  /// Expects one error, and no change to attributes and settings.
  private func expectError(_ message: String, in folder: String? = nil) throws {
    let before = try (package.files(below: merged.folder).filter { !$0.key.hasPrefix(".git/") }, settings())
    let result = try Program.firstframe.run(["doctor", "--install"], in: folder ?? merged.folder)
    #expect(result.status == 2, "\(result)")
    #expect(result.output.isEmpty, "\(result)")
    #expect(result.error.contains(message), "\(result)")
    #expect(result.error.split(separator: "\n").count == 1, "\(result)")
    let after = try (package.files(below: merged.folder).filter { !$0.key.hasPrefix(".git/") }, settings())
    #expect(before == after)
  }

  private func settings() throws -> String { try merged.run(["config", "--local", "--list"]).output }

  @Test func anotherDriverOfTheSameNameIsAnError() throws {
    try merged.git("config", "merge.firstframe.driver", "true")
    try expectError("git already has another merge driver of this name, `true`; remove it with")
  }

  @Test func anotherDriverForReferencesIsAnError() throws {
    try package.write("__Snapshots__/** merge=ours\n", to: merged.folder + "/.gitattributes")
    try expectError("references already have the attribute `merge=ours`; remove it from")
  }

  @Test func attributesThatCannotBeWrittenAreAnError() throws {
    try FileManager.default.createDirectory(
      atPath: merged.folder + "/.gitattributes", withIntermediateDirectories: true)
    try expectError(".gitattributes cannot be changed: ")
  }

  @Test func aFolderWithoutARepositoryIsAnError() throws {
    try FileManager.default.removeItem(atPath: merged.folder + "/.git")
    try expectError("is not in a working tree of git; run `git init` there first")
  }

  @Test func aMissingToolLeavesTheReferenceInConflict() throws {
    #expect(try package.run("doctor", "--install").status == 0)
    try merged.git("config", "merge.firstframe.driver", "/nowhere/firstframe merge-reference %O %A %B %P")
    let path = package.references + "/T/F/a.png"
    try merged.branch(
      base: { try package.write(ReviewedPackage.picture(1), to: path) },
      ours: { try package.write(ReviewedPackage.picture(2), to: path) },
      theirs: { try package.write(ReviewedPackage.picture(3), to: path) })
    #expect(try merged.merge().status == 1)
    #expect(try merged.conflicts() == ["T/F/a.png"])
  }
}
