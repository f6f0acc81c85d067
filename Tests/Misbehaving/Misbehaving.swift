import Foundation
import Testing
import XCTest

/// Runs the tests of this program as `swift test` would: those of Swift Testing where the arguments name that
/// library, or else those of XCTest.
@main
enum Misbehaving {
  static func main() async {
    if CommandLine.arguments.contains("swift-testing") {
      await Testing.__swiftPMEntryPoint() as Never
    }
    #if !canImport(ObjectiveC)
      XCTMain([
        testCase([
          ("testInItsTest", HiddenOldFailureTests.testInItsTest),
          ("testBackgroundQueue", HiddenOldFailureTests.testBackgroundQueue),
          ("testBackgroundQueueOfAnotherTest", HiddenOldFailureTests.testBackgroundQueueOfAnotherTest),
          ("testZLater", HiddenOldFailureTests.testZLater),
          ("testAfterTheRun", HiddenOldFailureTests.testAfterTheRun),
          ("testThroughTheOtherFramework", HiddenOldFailureTests.testThroughTheOtherFramework),
          ("testCrash", HiddenOldFailureTests.testCrash),
          ("testPasses", HiddenOldFailureTests.testPasses),
        ]),
        testCase([
          ("testDetachedTask", asyncTest(HiddenOldAsyncFailureTests.testDetachedTask))
        ]),
        testCase([
          ("testSynchronous", LateOldTests.testSynchronous),
          ("testAwaited", asyncTest(LateOldTests.testAwaited)),
        ]),
        testCase([
          ("testText", ModeOldTests.testText),
          ("testTextAskingToRecord", ModeOldTests.testTextAskingToRecord),
        ]),
      ])
    #endif
  }
}
