import FirstFrameProgramTesting
import Foundation
import Testing

@testable import FirstFrameTool

/// What `make install` installs, and the help of the commands.
struct InstallationTests {
  private static let commands = [
    "render", "compare", "review", "pending", "accept", "reject", "prune", "merge", "diff", "report", "hunt", "doctor",
    "watch", "init", "gallery", "mcp",
  ]

  @Test(arguments: commands) func theHelpOfEachCommandHasOneExample(command: String) throws {
    let help = try Program.firstframe.run(["help", command]).output
    #expect(help.ranges(of: "Example: firstframe \(command)").count == 1, "\(help)")
    #expect(help.ranges(of: "Example:").count == 1, "\(help)")
  }

  @Test(
    arguments: [
      (["reveiw"], "did you mean `firstframe review`?"), (["acept", "--all"], "did you mean `firstframe accept`?"),
      (["help", "pendng"], "did you mean `firstframe help pending`?"),
      (["zzzz"], "`firstframe --help` lists the commands"),
      (["review", "--wbe"], "Did you mean '--web'?"), (["accept", "--forse"], "Did you mean '--force'?"),
    ])
  func unknownCommandsAndOptionsGetASuggestion(arguments: [String], suggestion: String) throws {
    let result = try Program.firstframe.run(arguments)
    #expect(result.status == 2, "\(result)")
    #expect(result.output.isEmpty, "\(result)")
    #expect(result.error.contains(suggestion), "\(result)")
  }

  @Test func theManualPageDescribesEachCommandAndOption() throws {
    let result = try Program.firstframe.run(["manual-page"])
    #expect(result.status == 0, "\(result)")
    let lines = result.output.split(separator: "\n").map(String.init)
    for command in Self.commands { #expect(lines.contains(".Ss firstframe \(command)")) }
    #expect(lines.contains(".It Fl -web"))
    #expect(lines.contains(".It Fl -quiet , Fl q"))
    #expect(lines.contains(".It Ev SNAPSHOT_ARTIFACTS"))
    #expect(lines.contains("firstframe pending --json"))
    #expect(!result.output.contains("merge-reference"))
    // Text that begins with a dot would be a macro.
    let macros: Set = [
      ".Ar", ".Bd", ".Bl", ".Dd", ".Dt", ".Ed", ".El", ".It", ".Nd", ".Nm", ".Op", ".Os", ".Pp", ".Sh", ".Ss", ".Xr",
    ]
    for line in lines where line.hasPrefix(".") { #expect(macros.contains(String(line.prefix(3))), "\(line)") }
  }

  @Test func aTextThatBeginsWithADotIsNoMacro() {
    let json = #"{"command":{"commandName":"tool","abstract":".x \\ y","shouldDisplay":true},"serializationVersion":0}"#
    let tool = try? CommandInformation(json: json)
    #expect(
      tool.map { ManualPage(of: $0, date: Date(timeIntervalSince1970: 0)).text.contains(".Nd \\&.x \\e y\n") } == true)
    #expect(
      tool.map { ManualPage(of: $0, date: Date(timeIntervalSince1970: 0)).text.hasPrefix(".Dd January 1, 1970\n") }
        == true)
  }

  @Test func completionsAndTheManualPageAreInstalled() throws {
    let folder = try TemporaryFolder()
    let build = folder.url.appendingPathComponent("build")
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: Program.firstframe.path, toPath: build.path + "/firstframe")
    let port = build.appendingPathComponent("firstframe-port")
    try Data("#!/bin/sh\nexit 1\n".utf8).write(to: port)
    #expect(chmod(port.path, 0o755) == 0)
    let prefix = folder.path + "/prefix"
    let script = Process()
    script.executableURL = Repository.file("scripts/release/install-tool")
    script.arguments = [build.path + "/firstframe", prefix]
    script.standardOutput = FileHandle.nullDevice
    try script.run()
    script.waitUntilExit()
    #expect(script.terminationStatus == 0)
    let files = [
      "bash-completion/completions/firstframe": "complete", "zsh/site-functions/_firstframe": "#compdef firstframe",
      "fish/vendor_completions.d/firstframe.fish": "complete", "man/man1/firstframe.1": ".Dt FIRSTFRAME 1",
    ]
    for (file, text) in files {
      let contents = try String(contentsOfFile: prefix + "/share/" + file, encoding: .utf8)
      #expect(contents.contains(text), "\(file)")
    }
    #expect(FileManager.default.isExecutableFile(atPath: prefix + "/bin/firstframe"))
  }
}
