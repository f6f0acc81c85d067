import FirstFrameSnapshots
import Testing
import XCTest

@testable import FirstFrameSnapshotAssertions

private func suite(
  testName: String = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
) -> String? {
  SourcePlace(fileID: fileID, filePath: filePath, line: line, column: 1).location(testName: testName).suite
}

@Suite struct SuiteTests {
  @Test func aSuiteIsKnown() {
    #expect(suite() == "SuiteTests")
  }

  @Suite struct `Inner, raw / name` {
    @Test func suitesNestAndNamesMayBeRaw() {
      #expect(suite() == "SuiteTests/`Inner, raw / name`")
    }
  }
}

@Test func aFreeFunctionHasNoSuite() {
  #expect(suite() == "")
}

final class SuiteOldTests: XCTestCase {
  func testTheClassIsKnown() {
    XCTAssertEqual(suite(), "SuiteOldTests")
  }
}
