import Synchronization
import XCTest

/// The specification that runs, and the examples of all classes that have run.
final class RunningSpecification: Sendable {
  static let shared = RunningSpecification()

  /// `@unchecked Sendable`: tests run on one thread.
  private struct State: @unchecked Sendable {
    weak var current: QuickSpec?
    var specifications: [ObjectIdentifier: Specification] = [:]
    /// The objects whose method has declared the examples, which their closures use.
    var owners: [QuickSpec] = []
  }

  private let state = Mutex(State())

  var current: QuickSpec? { state.withLock { $0.current } }

  /// The examples of the class of a test, which are declared once.
  func specification(of test: QuickSpec, _ configurations: [QuickConfiguration.Type]) -> Specification {
    let key = ObjectIdentifier(type(of: test))
    let owner = Owner(test: test)
    let known = state.withLock { state in
      state.current = owner.test
      return state.specifications[key]
    }
    if let known { return known }
    let found = Specification(configurations: configurations) { test.declareExamples() }
    state.withLock { state in
      state.specifications[key] = found
      state.owners.append(owner.test)
    }
    return found
  }

  /// `@unchecked Sendable`: tests run on one thread.
  private struct Owner: @unchecked Sendable {
    let test: QuickSpec
  }

  /// Calls hooks of the whole run.
  ///
  /// - Parameter observing: Whether to call the others at its end.
  func run(_ hooks: [ExampleBody], observing: Bool) {
    Self.call(hooks)
    if observing { XCTestObservationCenter.shared.addTestObserver(Observer()) }
  }

  private static func call(_ hooks: [ExampleBody]) {
    for case .synchronous(let body) in hooks {
      MainActor.assumeIsolated { do { try body() } catch { XCTFail("unexpected error: \(error)") } }
    }
    for case .asynchronous(let body) in hooks {
      MainThread.wait { do { try await body() } catch { XCTFail("unexpected error: \(error)") } }
    }
  }

  private final class Observer: XCTestObservation {
    func testBundleWillStart(_ testBundle: Bundle) {}
    func testSuiteWillStart(_ testSuite: XCTestSuite) {}
    func testCaseWillStart(_ testCase: XCTestCase) {}
    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {}
    func testCaseDidFinish(_ testCase: XCTestCase) {}
    func testSuiteDidFinish(_ testSuite: XCTestSuite) {}
    func testBundleDidFinish(_ testBundle: Bundle) { call(SpecificationRecord.shared.hooksAfterSuite) }
  }
}
