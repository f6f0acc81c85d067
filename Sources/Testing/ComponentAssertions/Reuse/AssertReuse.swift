public import FirstFrameLayoutTree
import FirstFrameSnapshotAssertions
public import HeadlessUIKit

/// Fails the current test unless a reused view shows each state as a new view does.
///
/// ```swift
/// assertReuse(of: OutcomeItemView(), states: [won, lost, void], mutating: { $0.odds = "9.99" }) { view, state in
///   view.configure(with: state)
/// }
/// ```
///
/// This needs no references: every state is compared with a new view in that state. The view is an expression, because
/// classes do not guarantee an initializer that the check could call. To also find subscriptions and tasks that end in
/// a later turn of the main queue, `await` the call.
///
/// - Parameters:
///   - makeView: Creates a new view without a state; evaluated several times.
///   - states: View models, or values to configure views with.
///   - environment: The device and the settings. By default, the component has its own size, at scale 2 and in light
///     appearance.
///   - fileID: The module and file of the assertion, as in `#fileID`.
///   - filePath: The path of the assertion's file, as in `#filePath`.
///   - testName: The function around the assertion, as in `#function`.
///   - line: The line of the assertion, as in `#line`.
///   - column: The column of the assertion, as in `#column`.
///   - mutating: Changes the model of a state, to simulate updates; `nil` if states are values.
///   - configure: Configures a view with a state.
@preconcurrency @MainActor
public func assertReuse<View: UIView & ReusableView, State>(
  of makeView: @autoclosure @escaping @MainActor () -> View, states: [State],
  in environment: RenderingEnvironment = RenderingEnvironment(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column,
  mutating: (@MainActor (State) -> Void)? = nil, configure: @escaping @MainActor (View, State) -> Void
) {
  let probe = ReuseProbe(
    of: makeView, states: ReuseProbe.names(of: states), in: environment, mutating: mutating, configure: configure)
  let reporter = FindingReporter(
    check: "assertReuse", testName: testName,
    callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  reporter.report(probe.findings(), about: "\(View.self)")
}

/// Fails the current test unless a reused view shows each state as a new view does, even after everything started by
/// the previous state has ended.
@preconcurrency @MainActor
public func assertReuse<View: UIView & ReusableView, State>(
  of makeView: @autoclosure @escaping @MainActor () -> View, states: [State],
  in environment: RenderingEnvironment = RenderingEnvironment(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column,
  mutating: (@MainActor (State) -> Void)? = nil, configure: @escaping @MainActor (View, State) -> Void
) async {
  let probe = ReuseProbe(
    of: makeView, states: ReuseProbe.names(of: states), in: environment, mutating: mutating, configure: configure)
  let reporter = FindingReporter(
    check: "assertReuse", testName: testName,
    callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  reporter.report(await probe.findingsWhenSettled(), about: "\(View.self)")
}

/// Fails the current test unless a reused view shows each named state as a new view does.
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
    callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  reporter.report(probe.findings(), about: "\(View.self)")
}

/// Fails the current test unless a reused view shows each named state as a new view does, even after everything started
/// by the previous state has ended.
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
    callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  reporter.report(await probe.findingsWhenSettled(), about: "\(View.self)")
}

/// Fails the current test unless a reused view of a component shows each state of its previews as a new view does.
///
/// - Parameters:
///   - previews: The previews of a component whose view conforms to `ReusableView`, each with a blank view and a
///     configuration.
///   - environment: The device and the settings. By default, the component has its own size, at scale 2 and in light
///     appearance.
///   - fileID: The module and file of the assertion, as in `#fileID`.
///   - filePath: The path of the assertion's file, as in `#filePath`.
///   - testName: The function around the assertion, as in `#function`.
///   - line: The line of the assertion, as in `#line`.
///   - column: The column of the assertion, as in `#column`.
@preconcurrency @MainActor
public func assertReuse(
  of previews: [ComponentPreview], in environment: RenderingEnvironment = RenderingEnvironment(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) async {
  let reporter = FindingReporter(
    check: "assertReuse", testName: testName,
    callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  reporter.report(await verifyReuse(of: previews, in: environment), about: previews.first?.component ?? "no previews")
}
