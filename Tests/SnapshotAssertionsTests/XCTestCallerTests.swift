import SnapshotAssertions
import Snapshots
import XCTest

/// Every way in which an XCTest method can be isolated.
final class XCTestCallerTests: XCTestCase {
  func testSynchronousMethod() {
    assertSnapshot(of: "text", as: .lines)
  }

  func testSynchronousMethodOnTheMainActor() {
    MainActor.assumeIsolated { assertSnapshot(of: Dot(), as: .image) }
  }

  func testSynchronousMethodWithAHelperThatIsNotIsolated() {
    let dot = MainActor.assumeIsolated { Carrier(dot: Dot()) }
    assertSnapshot(of: dot, as: .dot)
  }

  @MainActor func testAsynchronousMethodOnTheMainActor() async {
    assertSnapshot(of: RedDot(), as: .image)
    assertSnapshot(of: RedDot(), as: .image, named: "again")
  }

  func testAsynchronousMethod() async {
    assertSnapshot(of: "text", as: .lines)
    await MainActor.run { assertSnapshot(of: Dot(), as: .image) }
  }

  func testAViewAwayFromTheMainActorIsAFailureAndNoCrash() async {
    let dot = await Carrier(dot: Dot())
    let verdict = verifySnapshot(of: dot, as: .dot)
    XCTAssertTrue(verdict.failureMessage?.contains("mark the test '@MainActor'") == true)
  }
}
