import FirstFrame
import Testing
import XCTest

final class WrongOldTests: XCTestCase {
  func testTwice() {
    assertSnapshot(of: "one", as: .lines, record: .all)
    assertSnapshot(of: "two", as: .lines, record: .all)
  }
}

@Suite struct WrongNewTests {
  @Test(arguments: ["one", "two"]) func wrongArguments(_ text: String) {
    assertSnapshot(of: text, as: .lines)
  }

  @Test func wrongDetached() async {
    await Task.detached { assertSnapshot(of: "detached", as: .lines) }.value
  }

  @Test(.snapshots(record: .all)) func wrongRecording() {
    assertSnapshot(of: "text", as: .lines)
  }
}
