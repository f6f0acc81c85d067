import FirstFrame
import XCTest

final class ScoreViewSnapshotTests: XCTestCase {
  func testScoreView_SportVariants_Light() throws {
    let vc = ScoreViewSnapshotViewController(category: .sportVariants)
    assertSnapshot(
      of: vc,
      as: .image(on: SnapshotTestConfig.device),
      record: SnapshotTestConfig.record
    )
  }
}
