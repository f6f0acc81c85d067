import FirstFrame
import XCTest

/// XCTest methods that do not run the run loop: the views render within `layoutTree(in:)`.
final class ScoreViewSnapshotTests: XCTestCase {
  func testScoreView_SportVariants_Light() throws {
    let vc = ScoreViewSnapshotViewController(category: .sportVariants)

    assertSnapshot(
      of: vc,
      as: .image(on: SnapshotTestConfig.device),
      record: SnapshotTestConfig.record
    )
  }

  func testScoreView_SportVariants_Dark() throws {
    let vc = ScoreViewSnapshotViewController(category: .sportVariants)

    assertSnapshot(
      of: vc,
      as: .image(on: SnapshotTestConfig.device.dark),
      record: SnapshotTestConfig.record
    )
  }

  func testScoreView_VisualStates_Light() throws {
    let vc = ScoreViewSnapshotViewController(category: .visualStates)

    assertSnapshot(
      of: vc,
      as: .image(on: SnapshotTestConfig.device),
      record: SnapshotTestConfig.record
    )
  }

  func testScoreView_VisualStates_Dark() throws {
    let vc = ScoreViewSnapshotViewController(category: .visualStates)

    assertSnapshot(
      of: vc,
      as: .image(on: SnapshotTestConfig.device.dark),
      record: SnapshotTestConfig.record
    )
  }
}
