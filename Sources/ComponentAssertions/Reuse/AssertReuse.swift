public import FirstFrameLayoutTree
import FirstFrameSnapshotAssertions
public import HeadlessUIKit

/// Fails the current test unless a view that is used again shows each state as a new view does.
///
/// ```swift
/// assertReuse(of: OutcomeItemView(), states: [won, lost, void], mutating: { $0.odds = "9.99" }) { view, state in
///   view.configure(with: state)
/// }
/// ```
///
/// No reference is needed: every state is compared with a new view in it. The view is given as an expression that makes
/// one, since a class does not promise an initializer that the check could call. `await` the call to have subscriptions
/// and tasks that end in a later turn of the main queue found too.
///
/// - Parameters:
///   - makeView: Makes a new view without a state; evaluated several times.
///   - states: View models, or values to configure views with.
///   - mutating: Changes the model of a state, as if the world went on; nil where states are values.
///   - configure: Brings a view into a state.
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
    place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  reporter.report(probe.findings(), about: "\(View.self)")
}

/// Fails the current test unless a view that is used again shows each state as a new view does, also when everything
/// that the state before started has ended.
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
    place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  reporter.report(await probe.findingsWhenQuiet(), about: "\(View.self)")
}
