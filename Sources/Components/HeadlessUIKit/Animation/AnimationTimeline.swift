package import FirstFrameLayoutTree
import Foundation

/// A virtual clock, and the animations that a component starts while it is observed.
///
/// Outside of a timeline, animations end at once. Within one, the values of layers change at once, too, as on a device, but
/// the animations are kept with the values at their start, and completions wait until the clock has reached their time.
@MainActor
package final class AnimationTimeline {
  /// The timeline to which animations are added: that of the running turn; `nil` outside of one, and while layers are
  /// described.
  package private(set) static var current: AnimationTimeline?
  /// The timeline for which layers are described; `nil` for descriptions of layers as they were set.
  private(set) static var describing: AnimationTimeline?

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
  /// Whether the component appears in the turn, so that changes outside of animations are its beginning.
  private(set) var isFirstTurn = false
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
    guard let root = findRoot() else { return }
    LayoutCycle(root: root).settle()
    layOut(root.layer)
  }

  /// Lays layers out here, because their layout may start animations, and a description for the timeline starts none.
  private func layOut(_ layer: CALayer) {
    if layer.isLayoutPending {
      (layer.view?.traitCollection ?? .current).performAsCurrent { layer.layoutIfNeeded() }
    }
    let maskView = layer.view?.mask
    maskView?.layoutIfNeeded()
    for inner in layer.children + [layer.mask, maskView?.layer].compactMap({ $0 }) { layOut(inner) }
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
  /// - Parameter isFirst: Whether the component appears in the turn.
  package func turn(isFirst: Bool = false, _ body: () -> Void) {
    // A turn is synchronous on the main actor, so that tasks that it starts run outside of it.
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    isFirstTurn = isFirst
    turnStart = isFirst ? LayerCapture() : capture()
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
    complete(transactions[0])
    transactions = [TransactionSettings()]
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

  func warn(_ text: String) {
    if !warnings.contains(text) { warnings.append(text) }
  }

  // MARK: Recording

  /// The timing of the enclosing animation; `nil` outside of one.
  var inherited: AnimationTiming? { scopes.last?.timing }

  /// Runs changes, and animates what they change of layers.
  ///
  /// - Parameters:
  ///   - timing: The timing; `nil` for changes that are not animated.
  ///   - window: The part of the animation in which the changes are made, as fractions of its duration.
  ///   - changes: Makes the changes.
  package func animate(_ timing: AnimationTiming?, in window: ClosedRange<Double> = 0...1, _ changes: () -> Void) {
    let (timing, before) = (enabled(timing), capture())
    scopes.append(Scope(timing: timing))
    changes()
    let scope = scopes.removeLast()
    record(from: before, to: capture(), timing, in: window, handled: scope.handled)
  }

  /// Returns the timing, unless animations are disabled.
  private func enabled(_ timing: AnimationTiming?) -> AnimationTiming? {
    AnimationContext.areAnimationsEnabled ? timing : nil
  }

  /// Animates what differs between two moments, except for what was handled between them.
  private func record(
    from before: LayerCapture, to after: LayerCapture, _ timing: AnimationTiming?,
    in window: ClosedRange<Double> = 0...1, handled: Set<LayerPart>
  ) {
    let changes = before.changes(to: after, animatingContent: timing?.animatesContent == true)
      .filter { !handled.contains($0.part) }
    add(changes, in: window) { ownTiming(of: $0, in: after) ?? timing }
    if let timing, timing.animatesContent, timing.totalDuration > 0 { addTransitions(from: before, to: after, timing) }
    noteHandled(handled.union(changes.map(\.part)))
  }

  private func noteHandled(_ parts: Set<LayerPart>) {
    if !scopes.isEmpty { scopes[scopes.count - 1].handled.formUnion(parts) }
  }

  /// Animates what the changes before this call do to the views in the layout that ends the turn, as SwiftUI does.
  ///
  /// - Parameter timing: The timing; `nil` for changes that are not animated.
  package func animateNextLayout(_ timing: AnimationTiming?) {
    settlePendingChanges()
    pending = Pending(timing: enabled(timing), start: capture())
  }

  /// Animates the layout that the changes before have caused, so that those after it are animated in another way.
  package func settlePendingChanges() {
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
    animatedViews.append((Set(views.map { ObjectIdentifier($0.layer) }), enabled(timing)))
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
    let changes = start.changes(to: after, animatingContent: true)
      .filter { !handled.contains($0.part) && ownTiming(of: $0.part.layer, in: after) != nil }
    add(changes) { ownTiming(of: $0, in: after) ?? nil }
    noteHandled(Set(changes.map(\.part)))
  }

  /// Calls a closure when an animation that is added now ends.
  package func completeAnimation(_ timing: AnimationTiming?, _ body: @escaping () -> Void) {
    schedule(after: enabled(timing)?.totalDuration ?? 0, body)
  }

  /// Animates layers without views that changed outside of animations, as Core Animation does.
  func recordImplicitChanges(since start: LayerCapture) {
    let settings = transactions[transactions.count - 1]
    let handled = scopes.last?.handled ?? []
    let changes = start.changes(to: capture(), animatingContent: false)
      .filter { !handled.contains($0.part) && $0.isAnimatedByItself }
    noteHandled(Set(changes.map(\.part)))
    guard !settings.disablesActions else { return }
    let timing = AnimationTiming(duration: settings.duration, curve: settings.curve)
    add(changes) { _ in timing }
  }

  /// Animates changes.
  ///
  /// - Parameter timing: Returns the timing of a layer's changes; `nil` for those that are not animated, as are those
  ///   without a duration.
  private func add(
    _ changes: [LayerChange], in window: ClosedRange<Double> = 0...1, timing: (ObjectIdentifier) -> AnimationTiming?
  ) {
    guard !changes.isEmpty else { return }
    let presentation = Presentation(self)
    for var change in changes {
      guard let timing = timing(change.part.layer), timing.totalDuration > 0 else { continue }
      // An animation continues from what is seen.
      if !change.part.kind.isAdditive, window.lowerBound == 0, let shown = presentation.shownValues(of: change.part) {
        change.start = shown
      }
      noteAnimation(endingAfter: timing.totalDuration)
      tracks.append(LayerTrack(change: change, timing: timing, window: window, begin: now))
    }
  }

  /// Notes that an animation was added that ends after a time in seconds. The completion of the running transaction waits
  /// for it, unless it is endless.
  func noteAnimation(endingAfter duration: Double) {
    hasAnimations = true
    guard duration.isFinite else { return }
    changeTransaction { $0.end = max($0.end ?? now, now + duration) }
  }

  /// Fades views in and out that SwiftUI has added and removed.
  private func addTransitions(from before: LayerCapture, to after: LayerCapture, _ timing: AnimationTiming) {
    for layer in after.order where before.values[layer] == nil {
      guard let values = after.values[layer], let parent = after.parents[layer], before.values[parent] != nil else {
        continue
      }
      var start = values
      start.node.opacity = 0
      let part = LayerPart(layer: layer, kind: .opacity)
      noteAnimation(endingAfter: timing.totalDuration)
      tracks.append(
        LayerTrack(
          change: LayerChange(part: part, start: start, end: values, isAnimatedByItself: false), timing: timing,
          window: 0...1, begin: now))
    }
    for layer in before.order where after.values[layer] == nil {
      guard let node = before.finished[layer], let parent = before.parents[layer], after.values[parent] != nil else {
        continue
      }
      noteAnimation(endingAfter: timing.totalDuration)
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
    guard timing.totalDuration > 0, let old = before.finished[ObjectIdentifier(layer)] else { return }
    noteAnimation(endingAfter: timing.totalDuration)
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
    guard let root = findRoot() else { return LayoutNode(frame: .zero) }
    let outer = (self.mode, Self.current, Self.describing)
    // Animations that drawing starts would be drawn without end.
    (self.mode, Self.current, Self.describing) = (mode, nil, self)
    defer { (self.mode, Self.current, Self.describing) = outer }
    return root.layoutNode(
      name: root.accessibilityIdentifier ?? String(describing: type(of: root)), names: PropertyNames())
  }
}

/// The settings of a transaction of Core Animation.
struct TransactionSettings {
  var duration = 0.25
  var timingFunction: CAMediaTimingFunction?
  var disablesActions = false
  /// The values of the layers at the start of the transaction.
  var start: LayerCapture?
  /// The time of the clock at which the last animation that was added in it ends, in seconds; `nil` if there is none.
  var end: Double?
  /// Called when its animations have ended.
  var completion: (() -> Void)?

  var curve: TimingCurve { (timingFunction ?? CAMediaTimingFunction(name: .default)).curve }
}
