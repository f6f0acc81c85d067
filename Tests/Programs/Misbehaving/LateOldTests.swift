import FirstFrameComponentAssertions
import HeadlessUIKit
import XCTest

/// A component whose state arrives late, in XCTest.
final class LateOldTests: XCTestCase {
  func testSynchronous() {
    MainActor.assumeIsolated { assertFirstFrame { LateCard.make() } }
  }

  func testAwaited() async {
    await assertFirstFrame { LateCard.make() }
  }
}
