import FirstFrameProgramTesting
import FirstFrameTextEscaping
import Foundation
import Testing

/// Artifacts and references whose names and contents are not what they should be.
struct HostileTextTests {
  private let package: ReviewedPackage

  init() throws {
    package = try ReviewedPackage()
  }

  private static let pointer = Data("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n".utf8)

  @Test func theColumnsOfPendingAreBelowEachOtherWhateverTheKinds() throws {
    try package.addRun([
      ReviewedPackage.changed("T/F/card.png"),
      .init(
        path: "T/F/lfs.png", verdict: "unreadableReference", reference: Self.pointer,
        actual: try ReviewedPackage.picture(3), change: "the reference is a pointer file"),
    ])
    let lines = try package.run("pending").output.split(separator: "\n")
    #expect(lines[1...2] == ["  changed    T/F/card.png", "  unreadable T/F/lfs.png  the reference is a pointer file"])
  }

  @Test func noTextOfAComponentOrAFilesNameControlsTheTerminalOrIsACommandOfCI() throws {
    let name = "T/F/a\u{9B}31m\u{202E}'\u{301}; touch x; '\u{301}##[error].png"
    let change = "\\u001b[2J\\u001b]0;x\\u0007 \u{202E}\u{2028} ##[error]y"
    try package.addRun([
      ReviewedPackage.changed(name, change: change),
      .init(path: "T/F/b\u{9B}.png", verdict: "blank", actual: try ReviewedPackage.picture(255), change: change),
    ])
    for arguments in [
      ["pending"], ["pending", "--json"], ["accept"], ["accept", "\u{1B}[2J"], ["doctor"], ["accept", "--all"],
      ["reject", name],
      ["prune"], ["report"], ["diff", "\u{1B}[2J\u{202E}"], ["compare", "\u{1B}[2J.png", "\u{9B}.png"],
    ] {
      let result = try Program.firstframe.run(arguments, in: package.folder)
      let output = result.output + result.error
      #expect(output.escapedForTerminal.utf8.elementsEqual(output.utf8), "\(arguments): \(output.debugDescription)")
    }
  }

  @Test func theCommandThatPendingNamesAcceptsExactlyTheSnapshot() throws {
    let name = "T/F/a'\u{301}; touch PWNED; '\u{301}\u{202E}`id`.png"
    try package.addRun([ReviewedPackage.changed(name)])
    let output = try package.run("pending").output
    let match = try #require(output.firstMatch(of: /type `swift run firstframe (accept .*)`\.\n/))
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "'\(Program.firstframe.path)' \(match.1)"]
    shell.currentDirectoryURL = URL(fileURLWithPath: package.folder)
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
    #expect(try package.reference(name) == ReviewedPackage.picture(200))
    #expect(!FileManager.default.fileExists(atPath: package.folder + "/PWNED"))
  }

  @Test func acceptReplacesAFileThatIsNoReferenceOnlyIfItIsNamedWithForce() throws {
    let name = "T/F/lfs.png"
    try package.addRun([
      .init(
        path: name, verdict: "unreadableReference", reference: Self.pointer, actual: try ReviewedPackage.picture(3)),
      ReviewedPackage.changed("T/F/card.png"),
    ])
    for arguments in [["--all"], ["--all", "--force"], [name]] {
      let result = try Program.firstframe.run(["accept"] + arguments, in: package.folder)
      #expect(result.status == 2, "\(arguments)")
      #expect(
        result.error.contains(
          "T/F/lfs.png: the reference is a pointer file of git-lfs, not a picture, and was not replaced; type `git lfs pull`"
        ))
      #expect(package.reference(name) == Self.pointer)
    }
    #expect(try package.reference("T/F/card.png") == ReviewedPackage.picture(200))
    #expect(try package.run("accept", "--force", name).status == 0)
    #expect(try package.reference(name) == ReviewedPackage.picture(3))
  }
}
