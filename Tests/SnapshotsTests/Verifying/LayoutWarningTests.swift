import Testing

@testable import FirstFrameSnapshots

@MainActor @Suite("What a layout warns of reaches the verdict, and fails no test") struct LayoutWarningTests {
  @Test func whatALayoutWarnsOf() throws {
    let package = try TemporaryPackage()
    let location = package.location()
    let recorded = package.verifier(["SNAPSHOT_TESTING_RECORD": "missing"]).verify(
      { ContradictoryPicture() }, as: .image, at: location, isOnMainActor: true)
    let matched = package.verifier().verify({ ContradictoryPicture() }, as: .image, at: location, isOnMainActor: true)
    #expect(recorded.warnings == ["Two constraints contradict each other."] && !recorded.isPass)
    #expect(matched.warnings == ["Two constraints contradict each other."] && matched.isPass)
  }
}
