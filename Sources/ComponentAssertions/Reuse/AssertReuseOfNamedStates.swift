public import FirstFrameLayoutTree
import FirstFrameSnapshotAssertions
public import HeadlessUIKit

/// Fails the current test unless a view that is used again shows each state, told by its name, as a new view does.
@preconcurrency @MainActor
public func assertReuse<View: UIView & ReusableView, State>(
  of makeView: @autoclosure @escaping @MainActor () -> View, states: KeyValuePairs<String, State>,
  in environment: RenderingEnvironment = RenderingEnvironment(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column,
  mutating: (@MainActor (State) -> Void)? = nil, configure: @escaping @MainActor (View, State) -> Void
) {
  let probe = ReuseProbe(
    of: makeView, states: states.map { ($0.key, $0.value) }, in: environment, mutating: mutating, configure: configure)
  let reporter = FindingReporter(
    check: "assertReuse", testName: testName,
    place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  reporter.report(probe.findings(), about: "\(View.self)")
}

/// Fails the current test unless a view that is used again shows each state, told by its name, as a new view does, also
/// when everything that the state before started has ended.
@preconcurrency @MainActor
public func assertReuse<View: UIView & ReusableView, State>(
  of makeView: @autoclosure @escaping @MainActor () -> View, states: KeyValuePairs<String, State>,
  in environment: RenderingEnvironment = RenderingEnvironment(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column,
  mutating: (@MainActor (State) -> Void)? = nil, configure: @escaping @MainActor (View, State) -> Void
) async {
  let probe = ReuseProbe(
    of: makeView, states: states.map { ($0.key, $0.value) }, in: environment, mutating: mutating, configure: configure)
  let reporter = FindingReporter(
    check: "assertReuse", testName: testName,
    place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  reporter.report(await probe.findingsWhenQuiet(), about: "\(View.self)")
}
