public import FirstFrameLayoutTree
public import HeadlessUIKit

/// Shows a view in every state after every other, and returns findings about traces of the previous state.
///
/// For each ordered pair of states:
///
/// - After the first state and `prepareForReuse()`, the view must equal a view that was never configured.
/// - In the second state, the view must equal a new view in the second state. It must not change when the model of the
///   first state changes.
///
/// - Parameters:
///   - makeView: Creates a new view without a state; evaluated several times.
///   - states: View models, or values to configure views with.
///   - environment: The device and the settings. By default, the component has its own size, at scale 2 and in light
///     appearance.
///   - mutating: Changes the model of a state, to simulate updates; `nil` if states are values.
///   - configure: Configures a view with a state.
@preconcurrency @MainActor
public func verifyReuse<View: UIView & ReusableView, State>(
  of makeView: @autoclosure @escaping @MainActor () -> View, states: [State],
  in environment: RenderingEnvironment = RenderingEnvironment(),
  mutating: (@MainActor (State) -> Void)? = nil, configure: @escaping @MainActor (View, State) -> Void
) -> [ReuseFinding] {
  ReuseProbe(
    of: makeView, states: ReuseProbe.names(of: states), in: environment, mutating: mutating, configure: configure
  ).findings()
}

/// Shows a view in every state after every other, waits for everything that was started to end, and returns findings
/// about traces of the previous state.
///
/// Besides the findings of the synchronous form, finds changes by subscriptions and tasks of the previous state in
/// later turns of the main queue.
@preconcurrency @MainActor
public func verifyReuse<View: UIView & ReusableView, State>(
  of makeView: @autoclosure @escaping @MainActor () -> View, states: [State],
  in environment: RenderingEnvironment = RenderingEnvironment(),
  mutating: (@MainActor (State) -> Void)? = nil, configure: @escaping @MainActor (View, State) -> Void
) async -> [ReuseFinding] {
  await ReuseProbe(
    of: makeView, states: ReuseProbe.names(of: states), in: environment, mutating: mutating, configure: configure
  ).findingsWhenSettled()
}

/// Shows a view in every state after every other, and returns findings about traces of the previous state.
///
/// For each ordered pair of states:
///
/// - After the first state and `prepareForReuse()`, the view must equal a view that was never configured.
/// - In the second state, the view must equal a new view in the second state. It must not change when the model of the
///   first state changes.
///
/// - Parameters:
///   - makeView: Creates a new view without a state; evaluated several times.
///   - states: View models, or values to configure views with, by name.
///   - environment: The device and the settings. By default, the component has its own size, at scale 2 and in light
///     appearance.
///   - mutating: Changes the model of a state, to simulate updates; `nil` if states are values.
///   - configure: Configures a view with a state.
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

/// Shows a view in every state after every other, waits for everything that was started to end, and returns findings
/// about traces of the previous state.
///
/// Besides the findings of the synchronous form, finds changes by subscriptions and tasks of the previous state in
/// later turns of the main queue.
@preconcurrency @MainActor
public func verifyReuse<View: UIView & ReusableView, State>(
  of makeView: @autoclosure @escaping @MainActor () -> View, states: KeyValuePairs<String, State>,
  in environment: RenderingEnvironment = RenderingEnvironment(),
  mutating: (@MainActor (State) -> Void)? = nil, configure: @escaping @MainActor (View, State) -> Void
) async -> [ReuseFinding] {
  await ReuseProbe(
    of: makeView, states: states.map { ($0.key, $0.value) }, in: environment, mutating: mutating, configure: configure
  ).findingsWhenSettled()
}

/// Shows a view of a component in every state after every other, and returns findings about traces of the previous
/// state.
///
/// - Parameters:
///   - previews: The previews of a component whose view conforms to `ReusableView`, each with a blank view and a
///     configuration.
///   - environment: The device and the settings. By default, the component has its own size, at scale 2 and in light
///     appearance.
@preconcurrency @MainActor
public func verifyReuse(
  of previews: [ComponentPreview], in environment: RenderingEnvironment = RenderingEnvironment()
) async -> [ReuseFinding] {
  guard let first = previews.first else { return [.noPreviews] }
  if let probe = ReuseProbe(previews: previews, in: environment) { return await probe.findingsWhenSettled() }
  let others = previews.filter { !$0.isConfigurable }
  return others.isEmpty
    ? [.notReusable(component: first.component)] : others.map { .notConfigurable(state: $0.state) }
}
