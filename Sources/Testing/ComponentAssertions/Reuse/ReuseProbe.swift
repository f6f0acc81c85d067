import FirstFrameLayoutTree
import HeadlessUIKit

/// Shows a view in one state after another, and compares it with new views.
@MainActor
struct ReuseProbe {
  let environment: RenderingEnvironment
  let makeBlank: () -> UIView
  let states: [ReuseState]
  /// Whether to change models that are no longer shown.
  let mutates: Bool
  /// The work of the views that are compared at present.
  private var work = LateWork()

  /// The pairs of a state and the next one: all combinations, or a single state with itself.
  var pairs: [(ReuseState, ReuseState)] {
    if states.count == 1 { return [(states[0], states[0])] }
    return states.indices.flatMap { first in
      states.indices.filter { $0 != first }.map { (states[first], states[$0]) }
    }
  }

  /// Findings after each state and `prepareForReuse()`.
  func findingsAfterStates() -> [ReuseFinding] {
    let blank = makeBlank()
    let frame = show(blank)
    return states.flatMap { findings(after: $0, comparedWith: blank, as: frame) }
  }

  private func findings(after state: ReuseState, comparedWith blank: UIView, as frame: ComponentFrame) -> [ReuseFinding]
  {
    let view = makeBlank()
    guard configure(view, with: state) else { return [.notConfigurable(state: state.name)] }
    show(view)
    prepareForReuse(view)
    let changes = FrameChange.list(from: frame, to: show(view))
    let properties = PropertyCensus(of: view, model: state.model)
      .added(to: PropertyCensus(of: blank, model: state.model))
    return changes.map { .notBlank(node: $0.node, after: state.name, change: $0.summary) }
      + properties.map { .retainedProperty(node: $0.node, property: $0.property, after: state.name, value: $0.value) }
      + leaks(of: view, in: state)
  }

  /// Returns findings about growth in the third use. The first two uses may create views that are retained.
  private func leaks(of view: UIView, in state: ReuseState) -> [ReuseFinding] {
    use(view, in: state)
    let before = ReuseCensus(of: view)
    use(view, in: state)
    return ReuseCensus(of: view).growth(since: before).map {
      .leaked(node: $0.node, kind: $0.kind, perUse: $0.count, state: state.name)
    }
  }

  private func use(_ view: UIView, in state: ReuseState) {
    _ = configure(view, with: state)
    show(view)
    prepareForReuse(view)
  }

  /// Returns a new view that shows a state; `nil` if the view cannot be configured with the state.
  func shown(in state: ReuseState) -> UIView? {
    let view = makeBlank()
    guard configure(view, with: state) else { return nil }
    show(view)
    return view
  }

  /// Configures views of other states and a new view with a state; `nil` if that is impossible.
  func successors(of views: [(view: UIView, earlier: ReuseState)], showing state: ReuseState) -> ReuseSuccessors? {
    for (view, _) in views {
      prepareForReuse(view)
      guard configure(view, with: state) else { return nil }
    }
    let fresh = makeBlank()
    guard configure(fresh, with: state) else { return nil }
    return ReuseSuccessors(fresh: fresh, state: state, views: views, environment: environment)
  }

  private func prepareForReuse(_ view: UIView) {
    (view as? any ReusableView)?.prepareForReuse()
  }

  @discardableResult
  private func show(_ view: UIView) -> ComponentFrame { work.observe { ComponentFrame(of: view, in: environment) } }

  /// Creates a probe of views of one type. Their states are values or models.
  init<View: UIView & ReusableView, State>(
    of makeView: @escaping () -> View, states: [(name: String, state: State)], in environment: RenderingEnvironment,
    mutating: ((State) -> Void)?, configure: @escaping (View, State) -> Void
  ) {
    self.environment = environment
    makeBlank = { makeView() }
    mutates = mutating != nil
    self.states = states.map { name, state in
      ReuseState(
        name: name, model: type(of: state as Any) is AnyClass ? state as AnyObject : nil,
        configure: { view in
          guard let view = view as? View else { return false }
          configure(view, state)
          return true
        },
        mutate: { mutating?(state) })
    }
  }

  /// Creates a probe of a component from its previews, which create new models each time.
  init?(previews: [ComponentPreview], in environment: RenderingEnvironment) {
    guard let first = previews.first(where: \.isConfigurable), let view = first.makeBlankView(),
      view is any ReusableView
    else { return nil }
    self.environment = environment
    makeBlank = { first.makeBlankView() ?? UIView() }
    mutates = false
    states = previews.map { preview in
      ReuseState(name: preview.state, model: nil, configure: { preview.configure($0) }, mutate: {})
    }
  }

  /// Names for unnamed states: short descriptions if they are distinct, or else positions.
  static func names<State>(of states: [State]) -> [(name: String, state: State)] {
    let descriptions = states.map { state in
      type(of: state as Any) is AnyClass ? "" : String(describing: state)
    }
    let areNames =
      descriptions.allSatisfy { !$0.isEmpty && $0.count <= 40 } && Set(descriptions).count == descriptions.count
    return states.enumerated().map { index, state in (areNames ? descriptions[index] : "state \(index + 1)", state) }
  }

  /// Returns the findings without waiting for turns of the main queue.
  func findings() -> [ReuseFinding] {
    var findings = findingsAfterStates() + immediateSuccessors.flatMap(\.staleFindings)
    for (first, second) in pairs {
      guard let view = shown(in: first), let successors = successors(of: [(view, first)], showing: second) else {
        continue
      }
      work.observe(first.mutate)
      findings += successors.disturbances(besides: findings, at: .mutation)
    }
    return findings
  }

  /// Returns the findings after everything that the states started has ended.
  func findingsWhenSettled() async -> [ReuseFinding] {
    let afterStates = findingsAfterStates()
    if afterStates.isEmpty, await passesWalk() { return [] }
    // Mutation changes the states, so it has to be the last check.
    let afterEarlyReuse = await findingsAfterEarlyReuse(besides: afterStates)
    return await findingsAfterMutation(besides: afterStates + afterEarlyReuse)
  }

  /// Returns findings for states that are replaced before the next turn of the main queue. Everything that a state
  /// started ends while the next state is shown.
  private func findingsAfterEarlyReuse(besides known: [ReuseFinding]) async -> [ReuseFinding] {
    let probe = withNewWork
    let successors = probe.immediateSuccessors
    var findings = successors.flatMap(\.staleFindings)
    guard await probe.work.settle() else { return findings }
    for group in successors { findings += group.disturbances(besides: known + findings, at: .laterTurn) }
    return findings
  }

  /// - Returns: The known findings, and findings about models that change after everything that their state started has
  ///   begun.
  private func findingsAfterMutation(besides known: [ReuseFinding]) async -> [ReuseFinding] {
    var findings = known
    for (first, second) in pairs {
      let probe = withNewWork
      guard let view = probe.shown(in: first), await probe.work.settle(),
        let successors = probe.successors(of: [(view, first)], showing: second)
      else { continue }
      probe.work.observe(first.mutate)
      findings += successors.disturbances(besides: findings, at: .mutation)
      guard await probe.work.settle() else { continue }
      findings += successors.disturbances(besides: findings, at: .laterTurn)
    }
    return findings
  }

  /// For each state, views that show it immediately after every other state.
  private var immediateSuccessors: [ReuseSuccessors] {
    states.indices.compactMap { index in
      let earlier = states.indices.filter { $0 != index || states.count == 1 }
      let views = earlier.compactMap { other in shown(in: states[other]).map { ($0, states[other]) } }
      return successors(of: views, showing: states[index])
    }
  }

  /// A probe that is independent of the work of earlier views.
  private var withNewWork: ReuseProbe {
    var probe = self
    probe.work = LateWork()
    return probe
  }

  private func configure(_ view: UIView, with state: ReuseState) -> Bool {
    work.observe { state.configure(view) }
  }

  /// Whether a single view that shows every state after every other has no findings.
  ///
  /// If there are findings, the slower check with new views for each pair identifies them, since in a walk any previous
  /// state may be the cause. Mutation also needs the check by pairs, because it changes the states.
  func passesWalk() async -> Bool {
    guard !mutates else { return false }
    let probe = withNewWork
    let fresh = states.compactMap { shown(in: $0) }.map { ReuseAppearance(of: $0, in: environment) }
    guard fresh.count == states.count else { return false }
    return await probe.passesWalk(comparing: fresh)
  }

  private func passesWalk(comparing fresh: [ReuseAppearance]) async -> Bool {
    let view = makeBlank()
    // In two rounds, each state is replaced once immediately and once after everything that it started has ended.
    for round in 0...1 {
      for (step, state) in Self.walk(through: states.count).enumerated() {
        (view as? any ReusableView)?.prepareForReuse()
        guard configure(view, with: states[state]), isSame(view, as: fresh[state]) else { return false }
        guard step % 2 == round else { continue }
        _ = await work.settle()
        guard isSame(view, as: fresh[state]) else { return false }
      }
    }
    return true
  }

  private func isSame(_ view: UIView, as appearance: ReuseAppearance) -> Bool {
    appearance.changes(to: work.observe { ReuseAppearance(of: view, in: environment) }).isEmpty
  }

  /// Returns a closed walk from each state to every other exactly once: an Eulerian circuit of the complete digraph,
  /// such as 0 1 0 2 0 3 1 2 1 3 2 3 0.
  static func walk(through count: Int) -> [Int] {
    if count < 2 { return Array(repeating: 0, count: 2 * count) }
    return (0..<count).flatMap { first in ((first + 1)..<count).flatMap { [first, $0] } } + [0]
  }
}

/// A named state of a view.
@MainActor
struct ReuseState {
  let name: String
  /// The model, to search for in properties; `nil` if it is not an object.
  let model: AnyObject?
  let configure: (UIView) -> Bool
  /// Changes the model, to simulate updates.
  let mutate: () -> Void
}

/// Views that show a state after other states, and a new view in that state.
@MainActor
struct ReuseSuccessors {
  let fresh: UIView
  let state: ReuseState
  let views: [(view: UIView, earlier: ReuseState)]
  let environment: RenderingEnvironment

  /// Findings about traces of the earlier states.
  var staleFindings: [ReuseFinding] {
    changes.map { earlier, change in
      .stale(node: change.node, from: earlier.name, showing: state.name, change: change.summary)
    }
  }

  /// Findings about changes by the earlier states, except on nodes with known findings.
  func disturbances(besides known: [ReuseFinding], at moment: DisturbanceMoment) -> [ReuseFinding] {
    let nodes = Set(known.map(\.node))
    return changes.filter { !nodes.contains($0.change.node) }.map { earlier, change in
      .disturbed(node: change.node, by: earlier.name, showing: state.name, change: change.summary, moment: moment)
    }
  }

  private var changes: [(earlier: ReuseState, change: FrameChange)] {
    let appearance = ReuseAppearance(of: fresh, in: environment)
    return views.flatMap { view, earlier in
      appearance.changes(to: ReuseAppearance(of: view, in: environment)).map { (earlier, $0) }
    }
  }
}
