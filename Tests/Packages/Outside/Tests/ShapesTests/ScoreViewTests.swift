import Catalog
import FirstFrame
import Testing
import XCTest

final class ScoreViewOldTests: XCTestCase {
  func testScore() {
    MainActor.assumeIsolated {
      assertSnapshot(of: ScoreView.make(), as: .image)
      assertSnapshot(of: ScoreView.make(), as: .layoutTree)
      assertSnapshot(of: ScoreView.make(), as: .text)
    }
  }
}

@Suite struct ScoreViewTests {
  @MainActor @Test func score() async {
    await Task.yield()
    assertSnapshot(of: ScoreView.make(), as: .image)
    assertSnapshot(of: ScoreView.make(), as: .layoutTree)
    assertSnapshot(of: ScoreView.make(), as: .text)
  }
}
