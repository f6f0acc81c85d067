import FirstFrameSnapshotReport
import Testing

@Suite struct AcceptCommandTests {
  @Test(arguments: [
    (["A/B/c.dark.png"], "swift run firstframe accept A/B/c.dark.png"),
    (["A/B/c.png", "A/B/d.png"], "swift run firstframe accept A/B/c.png A/B/d.png"),
    (["A/日本/é-1_2.txt"], "swift run firstframe accept A/日本/é-1_2.txt"),
    (["a b", "c'd", "$(e)", ""], #"swift run firstframe accept 'a b' 'c'\''d' '$(e)' ''"#),
  ])
  func aShellTakesEachPathAsOneArgument(snapshots: [String], line: String) {
    #expect(AcceptCommand.line(for: snapshots) == line)
  }
}
