public import FirstFrameLayoutTree
public import HeadlessUIKit

/// Shows one view in every state after every other, and tells what it keeps of the state before.
///
/// For each ordered pair of states: after the first and `prepareForReuse()` the view must be as one that was never
/// configured, and in the second as a new view in it; then the model of the first changes, and the view must not.
///
/// - Parameters:
///   - makeView: Makes a new view without a state; evaluated several times.
///   - states: View models, or values to configure views with, by name.
///   - mutating: Changes the model of a state, as if the world went on; nil where states are values.
///   - configure: Brings a view into a state.
@preconcurrency @MainActor
public func verifyReuse<View: UIView & ReusableView, State>(
  of makeView: @autoclosure @escaping @MainActor () -> View, states: KeyValuePairs<String, State>,
  in environment: RenderingEnvironment = RenderingEnvironment(),
  mutating: (@MainActor (State) -> Void)? = nil, configure: @escaping @MainActor (View, State) -> Void
) -> [ReuseFinding] {
  ReuseProbe(
    of: makeView, states: states.map { ($0.key, $0.value) }, in: environment, mutating: mutating, configure: configure
  ).findings()
}

/// Shows one view in every state after every other, lets everything that was started end, and tells what the view
/// keeps of the state before.
///
/// As the synchronous form, and besides: subscriptions and tasks of the state before that come in a later turn of the
/// main queue.
@preconcurrency @MainActor
public func verifyReuse<View: UIView & ReusableView, State>(
  of makeView: @autoclosure @escaping @MainActor () -> View, states: KeyValuePairs<String, State>,
  in environment: RenderingEnvironment = RenderingEnvironment(),
  mutating: (@MainActor (State) -> Void)? = nil, configure: @escaping @MainActor (View, State) -> Void
) async -> [ReuseFinding] {
  await ReuseProbe(
    of: makeView, states: states.map { ($0.key, $0.value) }, in: environment, mutating: mutating, configure: configure
  ).findingsWhenQuiet()
}
