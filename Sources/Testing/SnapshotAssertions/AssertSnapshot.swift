import FirstFrameLayoutTree
public import FirstFrameSnapshots
import Testing

/// Checks that a value equals its reference, and fails the current test if it does not.
///
/// ```swift
/// assertSnapshot(of: ScoreView(score: .deuce), as: .image)
/// ```
///
/// The reference is `__Snapshots__/<TestTarget>/<TestFile>/<test>[.<name>].<ext>` in the test's package. It is written
/// only if `SNAPSHOT_TESTING_RECORD`, or else `record`, requests it; an assertion that writes a reference fails once.
/// Components need the main actor: a `@MainActor` test, or a synchronous XCTest method on the main thread.
///
/// - Parameters:
///   - value: The value, evaluated at most once. An error that it throws fails the test.
///   - snapshotting: The strategy that turns it into the contents of the reference.
///   - name: Distinguishes the snapshot from others of the same test and format.
///   - record: The references to write; `nil` for the mode of the enclosing `withSnapshotTesting` or `.snapshots`.
///   - fileID: The module and file of the assertion, as in `#fileID`.
///   - filePath: The path of the assertion's file, as in `#filePath`.
///   - testName: The function around the assertion, as in `#function`.
///   - line: The line of the assertion, as in `#line`.
///   - column: The column of the assertion, as in `#column`.
///   - isolation: The actor of the caller; `nil` if it has none.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation
) {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let verdict = SnapshotVerifier().verifyInCurrentTest(
    value, as: snapshotting, named: name, record: record, testName: testName, at: callSite, isolation: isolation)
  VerdictReporter().report(verdict, of: testName, at: callSite)
}

/// Checks that a value equals its references by several strategies, each under its own name.
///
/// ```swift
/// assertSnapshots(of: view, as: ["light": .image, "dark": .image(traits: .init(userInterfaceStyle: .dark))])
/// ```
///
/// Otherwise, this works like `assertSnapshot`. The strategies run in the order of their names.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, fileID: fileID, filePath: filePath,
      testName: testName, line: line, column: column, isolation: isolation)
  }
}

/// Checks that a value equals its references by several strategies with different file extensions.
///
/// ```swift
/// assertSnapshots(of: view, as: [.layoutTree, .text, .accessibility])
/// ```
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, fileID: fileID, filePath: filePath, testName: testName,
      line: line, column: column, isolation: isolation)
  }
}

/// Checks whether a value equals its reference, and returns the verdict without failing a test.
///
/// Otherwise, this works like `assertSnapshot`: files are written, and the verdict is written to the journal.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation
) -> Verdict {
  SnapshotVerifier().verifyInCurrentTest(
    value, as: snapshotting, named: name, record: record, testName: testName,
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column), isolation: isolation)
}

extension SnapshotVerifier {
  /// Verifies a value for the current test of XCTest or Swift Testing.
  func verifyInCurrentTest<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String?,
    record: SnapshotTestingConfiguration.Record?, testName: String, at callSite: CallSite,
    isolation: (any Actor)?
  ) -> Verdict {
    verify(
      value, as: strategy, named: name, record: record, at: callSite.location(testName: testName),
      isParameterized: Test.current?.isParameterized ?? false,
      isOnMainActor: MainActorContext.isCurrent(for: isolation))
  }
}
