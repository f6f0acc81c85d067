import FirstFrame
import Geometry
import Testing
import XCTest

// Two suites with the same method name, in each framework.

final class FirstNamesakeOldTests: XCTestCase {
  func testNamesake() {
    MainActor.assumeIsolated { assertSnapshot(of: Square(), as: .image, named: "first") }
  }
}

final class SecondNamesakeOldTests: XCTestCase {
  func testNamesake() {
    MainActor.assumeIsolated { assertSnapshot(of: Square(), as: .image, named: "second") }
  }
}

@Suite struct FirstNamesakeTests {
  @Suite struct `with a "raw" name, isn't it` {
    @MainActor @Test func namesake() {
      assertSnapshot(of: Square(), as: .image, named: "first")
    }
  }
}

@Suite struct SecondNamesakeTests {
  @MainActor @Test func namesake() {
    assertSnapshot(of: Square(), as: .image, named: "second")
  }
}

@MainActor @Test func namesake() {
  assertSnapshot(of: Square(), as: .image, named: "free")
}
