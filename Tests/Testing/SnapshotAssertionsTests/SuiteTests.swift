import FirstFrameSnapshots
import Testing
import XCTest

@testable import FirstFrameSnapshotAssertions

private func suite(
  testName: String = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
) -> String? {
  CallSite(fileID: fileID, filePath: filePath, line: line, column: 1).location(testName: testName).suite
}

@Suite struct SuiteTests {
  @Test func theSuiteIsFound() {
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
  func testTheClassIsFound() {
    XCTAssertEqual(suite(), "SuiteOldTests")
  }
}

@Suite struct SourceOutlineTests {
  private let outline = SourceOutline(
    """
    import XCTest

    final class Spy {
      func record(testName: String = #function) {
        check()
      }
    }

    @MainActor public final class CardTests: XCTestCase {
      private final class Double {
        func testCard() {}
      }

      class func setUpCards() {}

      func testCard() {
    // A comment that is not indented.
    #if os(Linux)
        check()
    #endif
        ["a", "b"].forEach {
          check($0)
        }
      }

      private func helper(testName: String = #function) {
        check()
      }
    }

    extension CardTests {
      func testExtended() async { check() }
    }

    class OneLine: XCTestCase { func testShort() { check() } }

    func free() {
      check()
    }
    """)

  @Test(arguments: [
    (19, "testCard()", "CardTests"), (22, "testCard()", "CardTests"),
    // A helper receives the name of the test that calls it.
    (27, "testCard()", "CardTests"),
    (32, "testExtended()", "CardTests"), (35, "testShort()", "OneLine"),
  ])
  func theClassAroundATestIsFound(line: Int, test: String, name: String) {
    #expect(outline.className(around: line, declaring: test) == name)
  }

  @Test(arguments: [
    // A helper's class has no such test.
    (5, "testCard()"), (27, "testElsewhere()"), (38, "free()"), (1, "testCard()"), (0, "a()"), (1000, "a()"),
  ])
  func aClassWithoutTheTestIsNotFound(line: Int, test: String) {
    #expect(outline.className(around: line, declaring: test) == nil)
  }
}
