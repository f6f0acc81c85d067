import FirstFrameSnapshots
import Testing

struct SuggestedCommandsTests {
  @Test(arguments: [[:], ["FIRSTFRAME_PORTED_PACKAGE": ""]])
  func thoseOfAPackageThatIsTestedAsItIs(_ variables: [String: String]) {
    let commands = SuggestedCommands(variables: variables)
    #expect(commands.test == "swift test")
    #expect(commands.accept == "swift run firstframe accept")
  }

  @Test func thoseOfAPackageWhosePortIsTested() {
    let commands = SuggestedCommands(variables: ["FIRSTFRAME_PORTED_PACKAGE": "/a b/C"])
    #expect(commands.test == "firstframe test --package-path '/a b/C' --")
    #expect(
      commands.accept
        == "firstframe accept --references '/a b/C/__Snapshots__' --from '/a b/C/.build/snapshot-artifacts'")
  }
}
