import Foundation
import Synchronization
import Testing
import XCTest

/// Runs the tests of this program like `swift test`: the Swift Testing tests if the arguments name that library,
/// otherwise the XCTest tests.
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
        ("testInTheBody", UsageErrorOldTests.testInTheBody),
        ("testInAnAssertion", UsageErrorOldTests.testInAnAssertion),
        ("testPassesLater", UsageErrorOldTests.testPassesLater),
      ]),
      testCase([
        ("testCrashesAtOnce", OutcomeOldTests.testCrashesAtOnce),
        ("testExitsAtOnce", OutcomeOldTests.testExitsAtOnce),
        ("testPasses", OutcomeOldTests.testPasses),
        ("testSkipped", OutcomeOldTests.testSkipped),
        ("testThrowing", OutcomeOldTests.testThrowing),
      ]),
      testCase([
        ("testBadge", SharedNameOldTests.testBadge),
        ("testHelper", SharedNameOldTests.testHelper),
        ("testCase", SharedNameOldTests.testCase),
      ]),
      testCase([
        ("testFirst", SharedHelperOldTests.testFirst),
        ("testSecond", SharedHelperOldTests.testSecond),
      ]),
      testCase([
        ("testText", ModeOldTests.testText),
        ("testTextAskingToRecord", ModeOldTests.testTextAskingToRecord),
      ]),
    ])
    #endif
  }
}

/// Work that runs when the process ends, after all tests.
enum AfterTheRun {
  private static let work = Mutex<(@Sendable () -> Void)?>(nil)

  static func run(_ body: @escaping @Sendable () -> Void) {
    work.withLock { $0 = body }
    atexit { AfterTheRun.work.withLock { $0 }?() }
  }
}
