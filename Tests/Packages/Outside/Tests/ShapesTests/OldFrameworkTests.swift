import FirstFrame
import Geometry
import XCTest

final class OldFrameworkTests: XCTestCase {
  func testSynchronous() {
    MainActor.assumeIsolated { assertSnapshot(of: Square(), as: .image) }
  }

  @MainActor func testAsynchronous() async {
    assertSnapshot(of: Square(), as: .image, named: "square")
  }
}
