import FirstFrameSnapshots
import Foundation
import Testing

struct SuggestedCommandsTests {
  @Test(arguments: [[:], ["FIRSTFRAME_PORTED_PACKAGE": ""]])
  func thoseOfAPackageThatIsTestedAsItIs(_ variables: [String: String]) {
    let commands = SuggestedCommands(variables: variables)
    #expect(commands.test == "swift test")
    #expect(commands.accept == "swift run firstframe accept")
  }

  @Test(arguments: [
    ("/p/.build/x86_64-unknown-linux-gnu/debug/firstframe", ".build/debug/firstframe", "swift run firstframe"),
    ("/p/.build/debug/pTests.xctest", "/p/.build/debug/pTests.xctest", "swift run firstframe"),
    ("/opt/a/bin/firstframe", "../a/bin/firstframe", "../a/bin/firstframe"),
    ("/opt/a b/bin/firstframe", "/opt/a b/bin/firstframe", "'/opt/a b/bin/firstframe'"),
  ])
  func theToolIsNamedAsItWasCalled(program: String, argument: String, tool: String) {
    let commands = SuggestedCommands(variables: ["PATH": "/bin"], program: program, argument: argument)
    #expect(commands.tool == tool)
    #expect(commands.accept == tool + " accept")
  }

  @Test func theToolInThePathIsNamedWithoutItsFolder() throws {
    let package = try TemporaryPackage()
    try package.write("", to: "bin/firstframe")
    let program = package.root + "/bin/firstframe"
    #expect(chmod(program, 0o755) == 0)
    for argument in ["firstframe", program] {
      let variables = ["PATH": "/bin:" + package.root + "/bin"]
      #expect(SuggestedCommands(variables: variables, program: program, argument: argument).tool == "firstframe")
    }
    #expect(SuggestedCommands(variables: [:], program: program, argument: program).tool == program)
  }

  @Test func thoseOfAPackageWhosePortIsTested() {
    let commands = SuggestedCommands(variables: ["FIRSTFRAME_PORTED_PACKAGE": "/a b/C"])
    #expect(commands.test == "firstframe test --package-path '/a b/C' --")
    #expect(
      commands.accept
        == "firstframe accept --references '/a b/C/__Snapshots__' --from '/a b/C/.build/snapshot-artifacts'")
  }
}
