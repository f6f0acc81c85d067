import FirstFrameSnapshots
import Foundation
import XCTest

@testable import FirstFrameSnapshotAssertions

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

  func testAViewOutsideTheMainActorFailsWithoutACrash() async {
    let dot = await Carrier(dot: Dot())
    // Use a separate session and separate artifacts, so that the intended failure does not count for the run.
    let artifacts = FileManager.default.temporaryDirectory.path + "/artifacts-" + UUID().uuidString
    let environment = SnapshotEnvironment(
      variables: ["SNAPSHOT_ARTIFACTS": artifacts], currentDirectory: "/", processID: 1)
    let verdict = SnapshotVerifier(session: SnapshotSession(environment: environment)).verifyInCurrentTest(
      { dot }, as: .dot, named: nil, record: nil, testName: #function,
      at: CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column), isolation: #isolation)
    try? FileManager.default.removeItem(atPath: artifacts)
    XCTAssertTrue(verdict.failureMessage?.contains("mark the test '@MainActor'") == true)
  }
}
