import FirstFrameSnapshotAssertions
import FirstFrameSnapshots
import Testing

/// Every way in which a test of Swift Testing can be isolated.
@Suite struct SwiftTestingCallerTests {
  @Test func synchronousTest() {
    assertSnapshot(of: "text", as: .lines)
  }

  @MainActor @Test func mainActorTest() {
    assertSnapshot(of: Dot(), as: .image)
    assertSnapshot(of: RedDot(), as: .image, named: "red")
    assertSnapshot(of: true, as: .dotWhereTrue, named: "pulled-back")
  }

  @MainActor @Test func mainActorTestWithAHelperThatIsNotIsolated() {
    helper(Carrier(dot: Dot()))
  }

  @Test func asynchronousTest() async {
    assertSnapshot(of: "text", as: .lines)
    await MainActor.run { assertSnapshot(of: Dot(), as: .image) }
  }

  @MainActor @Test func asynchronousMainActorTest() async {
    await Task.yield()
    assertSnapshot(of: Dot(), as: .image)
  }

  @MainActor @Test func `a raw name, with punctuation!`() {
    assertSnapshot(of: Dot(), as: .image)
  }

  @Test(arguments: [1, 2]) func argumentsAreTold(number: Int) {
    assertSnapshot(of: "number \(number)", as: .lines, named: "\(number)")
  }

  @Test func aViewOutsideTheMainActorFailsWithoutACrash() async {
    let carrier = await Carrier(dot: Dot())
    withKnownIssue {
      assertSnapshot(of: carrier, as: .dot)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("mark the test '@MainActor'") }
    }
  }

  // Called on the main actor, which neither the isolation of the function nor the thread indicates.
  private func helper(_ carrier: Carrier, testName: String = #function) {
    assertSnapshot(of: carrier, as: .dot, testName: testName)
  }
}
