public import FirstFrameLayoutTree
import FirstFrameSnapshotAssertions
public import HeadlessUIKit

/// Fails the current test unless a component's first frame is whole, and the same whenever it is built.
///
/// ```swift
/// assertFirstFrame { ScoreView(model) }
/// ```
///
/// The frame is taken within the call. What changes it in a later turn of the main queue is looked for once the call is
/// over, and reaches the test, or else the ledger that fails the run; `await` the asynchronous form to have it at once.
///
/// - Parameter build: Makes and configures a new component each time; called several times.
@preconcurrency @MainActor
public func assertFirstFrame(
  in environment: RenderingEnvironment = RenderingEnvironment(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column,
  of build: @escaping @MainActor () -> UIView
) {
  let reporter = FindingReporter(
    check: "assertFirstFrame", testName: testName,
    place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  let probe = FirstFrameProbe(in: environment, of: build)
  let determinism = DeterminismProbe(in: environment, of: build)
  let findings = probe.findings + determinism.findings(comparedWith: probe)
  let subject = "\(type(of: probe.view))"
  reporter.report(findings, about: subject)
  // A component that the test keeps may be changed by the test itself.
  guard determinism.buildsAnew(besides: probe) else { return }
  LeftWatches.process.watch(for: "\(subject) at \(fileID):\(line)") {
    reporter.report(await probe.lateFindings(), about: subject)
  }
}

/// Fails the current test unless a component's first frame is whole, stays as it is, and is the same whenever it is
/// built.
///
/// ```swift
/// await assertFirstFrame { ScoreView(model) }
/// ```
///
/// - Parameter build: Makes and configures a new component each time; called several times.
@preconcurrency @MainActor
public func assertFirstFrame(
  in environment: RenderingEnvironment = RenderingEnvironment(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column,
  of build: @escaping @MainActor () -> UIView
) async {
  let reporter = FindingReporter(
    check: "assertFirstFrame", testName: testName,
    place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  reporter.report(await verifyFirstFrame(in: environment, of: build), about: "\(type(of: build()))")
}
