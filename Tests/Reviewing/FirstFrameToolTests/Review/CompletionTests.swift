import FirstFrameProgramTesting
import Foundation
import Testing

struct CompletionTests {
  @Test(arguments: ["bash", "zsh", "fish"]) func scriptsForAllShellsAreValid(shell: String)
    throws
  {
    let result = try Program.firstframe.run(["--generate-completion-script", shell])
    #expect(result.status == 0)
    #expect(result.error.isEmpty)
    for command in ["accept", "reject", "pending", "prune", "diff", "doctor", "review", "render", "compare"] {
      #expect(result.output.contains(command), "\(command)")
    }
    guard shell == "bash" else { return }
    let temporary = try TemporaryFolder()
    let script = temporary.url.appendingPathComponent("script")
    try Data(result.output.utf8).write(to: script)
    let bash = Process()
    bash.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    bash.arguments = ["bash", "-n", script.path]
    try bash.run()
    bash.waitUntilExit()
    #expect(bash.terminationStatus == 0)
  }

  @Test func namesOfPendingSnapshotsAreCompleted() throws {
    let package = try ReviewedPackage()
    try package.addRun([ReviewedPackage.changed("T/F/card.png"), ReviewedPackage.new("T/F/new.png")])
    for command in ["accept", "reject"] {
      let script = try Program.firstframe.run(["--generate-completion-script", "bash"]).output
      // The arguments that the script passes.
      #expect(script.contains("---completion \(command) -- positional@0 "))
      let result = try package.run("---completion", command, "--", "positional@0", "1", "0", command, "")
      #expect(result.status == 0, "\(result)")
      #expect(result.output.split(separator: "\n") == ["T/F/card.png", "T/F/new.png"], "\(result)")
    }
  }

  @Test func withoutPendingSnapshotsNothingIsCompleted() throws {
    let result = try Program.firstframe.run(
      ["---completion", "accept", "--", "positional@0", "1", "0", "accept", ""], in: "/")
    #expect(result.output.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty, "\(result)")
    #expect(result.error.isEmpty, "\(result)")
  }
}
