import FirstFrameProgramTesting
import Foundation
import Testing

@testable import FirstFrameSnapshotReport
@testable import FirstFrameTool

/// The programs that open sources, and the places that they open.
struct SourceEditorTests {
  private let package: ReviewedPackage

  init() throws {
    package = try ReviewedPackage()
    try package.write("", to: package.folder + "/Tests/T/F.swift")
  }

  @Test func messagesNameTheLineIfItIsKnown() {
    #expect(SourcePlace(path: "/a.swift", line: 12).text == "/a.swift:12")
    #expect(SourcePlace(path: "/a.swift", line: nil).text == "/a.swift")
  }

  private func found(_ path: String?) -> SourcePlace? {
    SourcePlace(
      TestLocation(target: "T", file: "T/F.swift", path: path, function: "test", line: 9, column: 5),
      besideReferences: package.references)
  }

  @Test(
    arguments: [
      (["EDITOR": "vim"], ["vim", "+9", "FILE"], true),
      (["EDITOR": "vim", "VISUAL": ""], ["vim", "+9", "FILE"], true),
      (["EDITOR": "vim", "VISUAL": "code --wait"], ["code", "--goto", "FILE:9:5"], false),
      (["VISUAL": "/opt/zed"], ["/opt/zed", "FILE:9:5"], false),
      (["EDITOR": "kate"], ["kate", "--line", "9", "FILE"], false),
      (["EDITOR": "emacs -nw"], ["emacs", "-nw", "+9", "FILE"], true), (["EDITOR": "hx"], ["hx", "FILE:9:5"], true),
    ] as [([String: String], [String], Bool)])
  func editorsOpenTheLine(variables: [String: String], arguments: [String], usesTerminal: Bool) throws {
    let place = try #require(found("Tests/T/F.swift"))
    let editor = SourceEditor(variables: variables)
    #expect(
      editor.arguments(for: place) == arguments.map { $0.replacing("FILE", with: package.folder + "/Tests/T/F.swift") })
    #expect(editor.usesTerminal == usesTerminal)
  }

  @Test(arguments: [
    ("vim", "vim +7 /a.swift"), ("code --wait", "code --goto /a.swift:7"),
    ("/usr/bin/subl", "/usr/bin/subl /a.swift:7"),
    ("emacs -nw", "emacs -nw +7 /a.swift"), ("xed", "xed --line 7 /a.swift"),
  ])
  func aPlaceMayHaveNoColumn(editor: String, expected: String) {
    let arguments = SourceEditor(variables: ["EDITOR": editor]).arguments(for: SourcePlace(path: "/a.swift", line: 7))
    #expect(arguments.joined(separator: " ") == expected)
  }

  @Test func aPlaceMayHaveNoLine() {
    let editor = SourceEditor(variables: ["VISUAL": "nano", "EDITOR": "vim"])
    #expect(editor.arguments(for: SourcePlace(path: "/a.swift", line: nil)) == ["nano", "/a.swift"])
  }

  @Test func withoutAnEditorTheDesktopOpensTheFile() throws {
    let place = try #require(found("Tests/T/F.swift"))
    #expect(SourceEditor(variables: [:]).arguments(for: place).last == place.path)
    #expect(SourceEditor(variables: [:]).arguments(for: place).count == 2)
  }

  @Test func onlyFilesOfThePackageAndItsRepositoryAreOpened() throws {
    #expect(found(nil) == nil)
    #expect(found("Tests/T/None.swift") == nil)
    #expect(found("../../etc/hosts") == nil)
    #expect(found("/etc/hosts") == nil)
    // Without a repository, folders above the package are not searched.
    let name = try #require(package.folder.split(separator: "/").last)
    #expect(found("\(name)/Tests/T/F.swift") == nil)
    try FileManager.default.createSymbolicLink(
      atPath: package.folder + "/link.swift", withDestinationPath: "/etc/hosts")
    #expect(found("link.swift") == nil)
  }

  @Test(arguments: [
    (0, "0 seconds ago"), (1, "1 second ago"), (59, "59 seconds ago"), (60, "1 minute ago"),
    (3599, "59 minutes ago"), (3600, "1 hour ago"), (86399, "23 hours ago"), (86400, "1 day ago"),
    (-5, "0 seconds ago"),
  ])
  func agesAreInWholeUnits(seconds: Int, words: String) {
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    #expect(ResultsAge.age(of: now.addingTimeInterval(-Double(seconds)), at: now) == words)
  }
}
