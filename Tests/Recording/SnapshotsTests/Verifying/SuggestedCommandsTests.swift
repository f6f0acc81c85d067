import FirstFrameSnapshots
import Testing

@Suite("Suggested commands") struct SuggestedCommandsTests {
  @Test("those of a package that is tested as it is", arguments: [[:], ["FIRSTFRAME_PORTED_PACKAGE": ""]])
  func package(_ variables: [String: String]) {
    let commands = SuggestedCommands(variables: variables)
    #expect(commands.test == "swift test")
    #expect(commands.accept == "swift run firstframe accept")
  }

  @Test("those of a package whose port is tested") func port() {
    let commands = SuggestedCommands(variables: ["FIRSTFRAME_PORTED_PACKAGE": "/a b/C"])
    #expect(commands.test == "firstframe test --package-path '/a b/C' --")
    #expect(
      commands.accept
        == "firstframe accept --references '/a b/C/__Snapshots__' --from '/a b/C/.build/snapshot-artifacts'")
  }
}
