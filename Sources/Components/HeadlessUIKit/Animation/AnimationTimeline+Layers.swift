import Foundation

/// Explicit animations of layers, and transactions.
extension AnimationTimeline {
  /// Adds an animation to a layer. It is removed at its end, unless it says otherwise.
  func add(_ animation: CAAnimation, forKey key: String, to layer: CALayer) {
    if let transition = animation as? CATransition { return add(transition, to: layer) }
    let begin = animation.beginTime > 0 ? max(0, animation.beginTime - VirtualClock.start) : now
    let track = ExplicitTrack(animation, key: key, on: layer, begin: begin)
    explicit.append(track)
    noteAnimation(endingAfter: begin - now + track.totalDuration)
    layer.animations.append((key, animation))
    animation.delegate?.animationDidStart(animation)
    schedule(after: begin - now + track.totalDuration) { [weak self] in self?.end(track) }
  }

  private func end(_ track: ExplicitTrack) {
    guard explicit.contains(where: { $0 === track }) else { return }
    if track.animation.isRemovedOnCompletion {
      explicit.removeAll { $0 === track }
      track.layer.animations.removeAll { $0.animation === track.animation }
    }
    track.animation.delegate?.animationDidStop(track.animation, finished: true)
  }

  /// Removes the animations of a layer with a key, or all of them.
  func removeAnimations(of layer: CALayer, forKey key: String?) {
    let removed = explicit.filter { $0.layer === layer && (key == nil || $0.key == key) }
    explicit.removeAll { track in removed.contains { $0 === track } }
    for track in removed { track.animation.delegate?.animationDidStop(track.animation, finished: false) }
    if key == nil {
      let identifier = ObjectIdentifier(layer)
      tracks.removeAll { $0.change.part.layer == identifier }
      dissolves.removeAll { $0.layer == identifier }
    }
  }

  /// Shows the picture that the layer had before the turn turn into the new one.
  private func add(_ transition: CATransition, to layer: CALayer) {
    var timing = AnimationTiming(
      duration: transition.duration > 0 ? transition.duration : ExplicitTrack.standardDuration,
      curve: transition.timingFunction?.curve ?? CAMediaTimingFunction(name: .default).curve)
    timing.repeatCount = transition.repeatCount > 0 ? Double(transition.repeatCount) : 1
    addDissolve(of: layer, from: turnStart, timing, effect: transition.effect)
    transition.delegate?.animationDidStart(transition)
    schedule(after: timing.totalDuration) {
      transition.delegate?.animationDidStop(transition, finished: true)
    }
  }

  // MARK: Transactions

  func beginTransaction() {
    var settings = transactions[transactions.count - 1]
    (settings.start, settings.end, settings.completion) = (isFirstTurn ? nil : capture(), nil, nil)
    transactions.append(settings)
  }

  /// Ends a transaction. Its completion waits for the animations that were added in it.
  func commitTransaction(_ completion: (() -> Void)?) {
    guard transactions.count > 1 else {
      completion?()
      return
    }
    if let start = transactions[transactions.count - 1].start { recordImplicitChanges(since: start) }
    var settings = transactions.removeLast()
    settings.completion = completion
    complete(settings)
    if let end = settings.end { noteAnimation(endingAfter: end - now) }
  }

  /// Calls the completion of a transaction when the animations in it have ended.
  func complete(_ settings: TransactionSettings) {
    if let completion = settings.completion { schedule(after: (settings.end ?? now) - now, completion) }
  }

  func changeTransaction(_ change: (inout TransactionSettings) -> Void) {
    change(&transactions[transactions.count - 1])
  }

  /// The settings of the running transaction.
  var transaction: TransactionSettings { transactions[transactions.count - 1] }
}

extension CATransition {
  /// The way in which the pictures of the transition move.
  fileprivate var effect: Dissolve.Effect {
    let way =
      switch subtype {
      case .fromLeft?: CGVector(dx: 1, dy: 0)
      // The y axis of Core Animation's names points up.
      case .fromTop?: CGVector(dx: 0, dy: -1)
      case .fromBottom?: CGVector(dx: 0, dy: 1)
      default: CGVector(dx: -1, dy: 0)
      }
    switch type {
    case .push: return .push(way)
    case .moveIn: return .moveIn(way)
    case .reveal: return .reveal(way)
    default: return .fade
    }
  }
}

/// The time that `CACurrentMediaTime()` returns within a timeline.
@MainActor
enum VirtualClock {
  /// The time at the start of a timeline, in seconds.
  static let start = 1000.0

  /// The time of the running timeline, in seconds; `nil` outside of one.
  static var now: Double? { (AnimationTimeline.current ?? .describing).map { start + $0.now } }
}
