import FirstFrame
import XCTest

final class ObservableScoreViewSnapshotTests: XCTestCase {

  func testScoreView_TennisMatch_Light() throws {
    let vc = ScoreViewSnapshotViewController(category: .sportVariants)

    // NO RunLoop.main.run() needed!
    // View renders synchronously via layoutSubviews()

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
