package import FirstFrameLayoutTree
import Foundation

/// A virtual clock, and the animations that a component starts while it is observed.
///
/// Outside of a timeline, animations end at once. Within one, the values of layers change at once, too, as on a device, but
/// the animations are kept with the values at their start, and completions wait until the clock has reached their time.
@MainActor
package final class AnimationTimeline {
  /// The timeline that animations of the running call belong to; `nil` outside of one.
  nonisolated package static var current: AnimationTimeline? { RunningTimeline.value }

  private let findRoot: @MainActor () -> UIView?
  /// The time since the start, in seconds.
  package private(set) var now = 0.0
  private var events: [Event] = []
  var tracks: [LayerTrack] = []
  var explicit: [ExplicitTrack] = []
  var dissolves: [Dissolve] = []
  /// The changes of the enclosing animations, innermost last.
  private var scopes: [Scope] = []
  private(set) var turnStart = LayerCapture()
  var mode = Mode.none
  package private(set) var warnings: [String] = []
  /// Whether anything was animated.
  package private(set) var hasAnimations = false
  /// The settings of the enclosing transactions, innermost last.
  var transactions: [TransactionSettings] = [TransactionSettings()]

  /// What descriptions of layers are used for.
  enum Mode {
    case none
    /// The values of layers are collected.
    case capturing(LayerCapture)
    /// Layers are described as they look at the time of the clock.
    case presenting(Presentation)
  }

  /// - Parameter root: Returns the view of the component, as soon as it is loaded.
  package init(root: @escaping @MainActor () -> UIView?) {
    findRoot = root
  }

  private func settle() {
    if let root = findRoot() { LayoutCycle(root: root).settle() }
  }

  /// Something that happens at a time.
  private struct Event {
    var time: Double
    var order: Int
    var body: () -> Void
  }

  private struct Scope {
    var timing: AnimationTiming?
    /// The parts of layers that animations inside of the scope have changed.
    var handled: Set<LayerPart> = []
  }

  /// The number of events after which an animation that starts itself again without time in between is stopped.
  private static let eventLimit = 10_000
  /// Changes of state whose layout has not run.
  private var pending: Pending?
  private var animatedViews: [(layers: Set<ObjectIdentifier>, timing: AnimationTiming?)] = []

  private struct Pending {
    let timing: AnimationTiming?
    let start: LayerCapture
  }

  private var order = 0

  // MARK: Time

  /// Runs what starts animations, and lays the component out, as one turn of the run loop.
  ///
  /// - Parameter isFirst: Whether the component appears in the turn, so that changes outside of animations are its
  ///   beginning.
  package func turn(isFirst: Bool = false, _ body: () -> Void) {
    RunningTimeline.$value.withValue(self) {
      turnStart = capture()
      scopes.append(Scope(timing: nil))
      body()
      settle()
      recordPendingChanges()
      if !isFirst {
        recordChanges(ofAnimatedViewsSince: turnStart)
        recordImplicitChanges(since: turnStart)
      }
      animatedViews = []
      scopes.removeLast()
    }
  }

  /// Moves the clock to a time, in seconds, and runs what was waiting for it.
  package func advance(to time: Double) {
    var count = 0
    while let next = events.indices.min(by: {
      (events[$0].time, events[$0].order) < (events[$1].time, events[$1].order)
    }),
      events[next].time <= time + 1e-9
    {
      let event = events.remove(at: next)
      now = max(now, event.time)
      turn(event.body)
      count += 1
      guard count < Self.eventLimit else {
        warn("more than \(Self.eventLimit) completions of animations ran at \(now) seconds")
        break
      }
    }
    now = max(now, time)
  }

  /// Runs a closure at a time after now, in seconds.
  func schedule(after delay: Double, _ body: @escaping () -> Void) {
    guard delay.isFinite else { return }
    order += 1
    events.append(Event(time: now + max(0, delay), order: order, body: body))
  }

  /// Notes that a layer is animated.
  func noteAnimation() { hasAnimations = true }

  func warn(_ text: String) {
    if !warnings.contains(text) { warnings.append(text) }
  }

  // MARK: Recording

  /// Whether changes are made inside of an animation.
  var isAnimating: Bool { scopes.last?.timing != nil }
  /// The timing of the enclosing animation; `nil` outside of one.
  var inherited: AnimationTiming? { scopes.last?.timing }

  /// Runs changes, and animates what they change of layers.
  ///
  /// - Parameters:
  ///   - timing: The timing; `nil` for changes that are not animated.
  ///   - window: The part of the animation in which the changes are made, as fractions of its duration.
  ///   - changes: Makes the changes.
  package func animate(_ timing: AnimationTiming?, in window: ClosedRange<Double> = 0...1, _ changes: () -> Void) {
    let before = capture()
    scopes.append(Scope(timing: timing))
    changes()
    let scope = scopes.removeLast()
    record(from: before, to: capture(), timing, in: window, handled: scope.handled)
  }

  /// Animates what differs between two moments, except for what was handled between them.
  private func record(
    from before: LayerCapture, to after: LayerCapture, _ timing: AnimationTiming?,
    in window: ClosedRange<Double> = 0...1, handled: Set<LayerPart>
  ) {
    var all = handled
    for change in before.changes(to: after, animatingContent: timing?.animatesContent == true)
    where !handled.contains(change.part) {
      all.insert(change.part)
      if let timing = ownTiming(of: change.part.layer, in: after) ?? timing { add(change, timing, in: window) }
    }
    if let timing, timing.animatesContent { addTransitions(from: before, to: after, timing) }
    if !scopes.isEmpty { scopes[scopes.count - 1].handled.formUnion(all) }
  }

  /// Animates what the changes before this call do to the views in the layout that ends the turn, as SwiftUI does.
  ///
  /// - Parameter timing: The timing; `nil` for changes that are not animated.
  package func animateNextLayout(_ timing: AnimationTiming?) {
    settlePendingChanges()
    pending = Pending(timing: timing, start: capture())
  }

  /// Animates the layout that the changes before have caused, so that those after it are animated in another way.
  private func settlePendingChanges() {
    guard pending != nil else { return }
    settle()
    recordPendingChanges()
  }

  private func recordPendingChanges() {
    guard let pending else { return }
    self.pending = nil
    record(from: pending.start, to: capture(), pending.timing, handled: scopes.last?.handled ?? [])
  }

  /// Notes that the changes of views in this turn are animated, whatever causes them.
  ///
  /// - Parameter timing: The timing; `nil` for changes that are not animated.
  package func animate(_ views: [UIView], with timing: AnimationTiming?) {
    animatedViews.append((Set(views.map { ObjectIdentifier($0.layer) }), timing))
  }

  /// Returns the timing that a layer has because it is in a view that is animated by itself; `nil` if it is not.
  private func ownTiming(of layer: ObjectIdentifier, in capture: LayerCapture) -> AnimationTiming?? {
    guard !animatedViews.isEmpty else { return nil }
    var current: ObjectIdentifier? = layer
    while let next = current {
      // An inner modifier is noted before an outer one.
      if let views = animatedViews.first(where: { $0.layers.contains(next) }) { return views.timing }
      current = capture.parents[next]
    }
    return nil
  }

  /// Animates what changed of the views that are animated by themselves.
  private func recordChanges(ofAnimatedViewsSince start: LayerCapture) {
    guard !animatedViews.isEmpty else { return }
    let after = capture()
    let handled = scopes.last?.handled ?? []
    for change in start.changes(to: after, animatingContent: true) where !handled.contains(change.part) {
      guard let timing = ownTiming(of: change.part.layer, in: after) else { continue }
      scopes[scopes.count - 1].handled.insert(change.part)
      if let timing { add(change, timing, in: 0...1) }
    }
  }

  /// Calls a closure when an animation that is added now ends.
  package func completeAnimation(_ timing: AnimationTiming?, _ body: @escaping () -> Void) {
    schedule(after: timing?.totalDuration ?? 0, body)
  }

  /// Animates layers without views that changed outside of animations, as Core Animation does.
  func recordImplicitChanges(since start: LayerCapture) {
    let settings = transactions[transactions.count - 1]
    let handled = scopes.last?.handled ?? []
    let changes = start.changes(to: capture(), animatingContent: false)
      .filter { !handled.contains($0.part) && !$0.belongsToView }
    scopes[scopes.count - 1].handled.formUnion(changes.map(\.part))
    guard !settings.disablesActions else { return }
    let timing = AnimationTiming(duration: settings.duration, curve: settings.curve)
    for change in changes { add(change, timing, in: 0...1) }
  }

  private func add(_ change: LayerChange, _ timing: AnimationTiming, in window: ClosedRange<Double>) {
    // An animation continues from what is seen.
    var change = change
    if !change.part.part.isAdditive, window.lowerBound == 0, let shown = presented(change.part) { change.start = shown }
    hasAnimations = true
    tracks.append(LayerTrack(change: change, timing: timing, window: window, begin: now))
  }

  /// The values of a layer's part as they look now, if the part is animated.
  private func presented(_ part: LayerPart) -> LayerValues? {
    guard let last = tracks.last(where: { $0.change.part == part && $0.progress(at: now) != nil }) else { return nil }
    var values = last.change.end
    Presentation(self).apply(to: &values, of: part.layer)
    return values
  }

  /// Fades views in and out that SwiftUI has added and removed.
  private func addTransitions(from before: LayerCapture, to after: LayerCapture, _ timing: AnimationTiming) {
    for (layer, values) in after.values where before.values[layer] == nil {
      guard let parent = after.parents[layer], before.values[parent] != nil else { continue }
      var start = values
      start.node.opacity = 0
      let part = LayerPart(layer: layer, part: .opacity)
      tracks.append(
        LayerTrack(
          change: LayerChange(part: part, start: start, end: values, belongsToView: true), timing: timing,
          window: 0...1, begin: now))
    }
    for (layer, node) in before.finished where after.values[layer] == nil {
      guard let parent = before.parents[layer], after.values[parent] != nil else { continue }
      dissolves.append(Dissolve(layer: parent, old: node, timing: timing, begin: now, effect: .removal))
    }
  }

  /// Runs changes, and shows the picture of a layer before them turn into that after them.
  func dissolve(_ layer: CALayer, _ timing: AnimationTiming, effect: Dissolve.Effect = .fade, _ changes: () -> Void) {
    let before = capture()
    animate(nil) { changes() }
    addDissolve(of: layer, from: before, timing, effect: effect)
  }

  /// Shows the picture that a layer had turn into its new one.
  func addDissolve(
    of layer: CALayer, from before: LayerCapture, _ timing: AnimationTiming, effect: Dissolve.Effect
  ) {
    guard let old = before.finished[ObjectIdentifier(layer)] else { return }
    hasAnimations = true
    dissolves.append(
      Dissolve(layer: ObjectIdentifier(layer), old: old, timing: timing, begin: now, effect: effect))
  }

  // MARK: Describing

  /// Returns the values of all layers as they were set.
  func capture() -> LayerCapture {
    let capture = LayerCapture()
    describe(in: .capturing(capture))
    return capture
  }

  /// Returns the component as it looks at the time of the clock.
  package func frame() -> LayoutNode {
    describe(in: .presenting(Presentation(self)))
  }

  @discardableResult
  private func describe(in mode: Mode) -> LayoutNode {
    let outer = self.mode
    self.mode = mode
    defer { self.mode = outer }
    guard let root = findRoot() else { return LayoutNode(frame: .zero) }
    return RunningTimeline.$value.withValue(self) {
      root.layoutNode(name: root.accessibilityIdentifier ?? String(describing: type(of: root)), names: PropertyNames())
    }
  }
}

/// The timeline of the running task.
private enum RunningTimeline {
  @TaskLocal static var value: AnimationTimeline?
}

/// The settings of a transaction of Core Animation.
struct TransactionSettings {
  var duration = 0.25
  var curve = CAMediaTimingFunction(name: .default).curve
  var disablesActions = false
  /// The values of the layers at the begin of the transaction.
  var start: LayerCapture?
  /// The number of explicit animations that were added before it.
  var explicitCount = 0
}
