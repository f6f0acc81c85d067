import FirstFrame
import Geometry
import Testing
import XCTest

final class OldModeTests: XCTestCase {
  func testSynchronous() {
    let square = Square()
    assertSnapshot(of: square, as: .image)
  }

  @MainActor func testAsynchronous() async {
    assertSnapshot(of: Square(), as: .image)
  }
}

@Suite struct OldModeNewFrameworkTests {
  @MainActor @Test func oldModeIsolated() {
    assertSnapshot(of: Square(), as: .image)
  }
}
