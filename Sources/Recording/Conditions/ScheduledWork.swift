import Dispatch
import FirstFrameCConditions
package import Foundation

/// Work that was scheduled while it was observed: a block or the job of a task.
package final class ScheduledWork: Sendable {
  /// How work is delayed or handed on.
  package enum Route: Sendable, Hashable {
    /// `DispatchQueue.asyncAfter`.
    case asyncAfter
    /// `perform(_:with:afterDelay:)`.
    case delayedPerform
    /// `Task.sleep`.
    case taskSleep
    /// A timer source of Dispatch.
    case dispatchTimer
    /// A `Timer`.
    case timer
    /// `RunLoop.perform`.
    case runLoopPerform
  }

  /// Where work comes from.
  package struct Origin: Hashable, Sendable {
    /// The last route; `nil` for a chain of blocks and tasks without delays.
    package let route: Route?
    /// The sum of the delays in seconds.
    package let delay: TimeInterval

    init(route: Route? = nil, delay: TimeInterval = 0) {
      self.route = route
      self.delay = delay
    }

    func followed(by route: Route, after delay: TimeInterval) -> Origin {
      Origin(route: route, delay: self.delay + delay)
    }
  }

  /// The observation, which may end before the work.
  private let observation: WeakObservation
  let origin: Origin
  let due: DueTime?

  /// - Parameter delay: The delay in seconds; `nil` if the work runs as soon as possible.
  init(in observation: WorkObservation, from origin: Origin, delay: TimeInterval?) {
    self.observation = WeakObservation(observation)
    self.origin = origin
    due = delay.map { DueTime(after: $0) }
  }

  /// The work that is running on this thread.
  static var current: ScheduledWork? {
    firstframe_work_scope().map { Unmanaged<ScheduledWork>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Returns new work that this one schedules; `nil` if it is not observed any more, and for timers.
  func schedule(_ route: firstframe_route, at address: UInt?, after delay: TimeInterval) -> ScheduledWork? {
    observation.object?.add(route, at: address, after: delay, from: origin)
  }

  func finish() { observation.object?.finish(self) }

  func discard() { observation.object?.discard(self) }
}

/// A weak reference to an observation.
private struct WeakObservation: Sendable {
  private let reference: Reference

  private final class Reference: @unchecked Sendable {
    weak var object: WorkObservation?

    init(_ object: WorkObservation) { self.object = object }
  }

  var object: WorkObservation? { reference.object }

  init(_ object: WorkObservation) { reference = Reference(object) }
}

/// Work that has not ended, and when it is due.
struct OpenWork {
  let work: ScheduledWork
  private var due: DueTime?

  init(_ work: ScheduledWork) {
    self.work = work
    due = work.due
  }

  var isDelayed: Bool { due != nil }

  /// Returns the seconds to wait until the work may have run; `nil` if it is not worth waiting.
  mutating func wait(at now: DispatchTime, limit: TimeInterval) -> TimeInterval? {
    guard due != nil else { return DueTime.pollInterval }
    return work.origin.delay <= limit ? due?.wait(at: now, grace: 1) : nil
  }
}

/// An instant at which work is due.
struct DueTime {
  /// How often to look whether work has run, in seconds.
  static let pollInterval = 0.001
  /// How often a check waits for work that is due before it gives the work up.
  private static let waitsBeforeGivingUp = 3

  private let instant: DispatchTime
  private let delay: TimeInterval
  /// How often a check has waited since the instant. On a stalled machine, time passes in which nothing can run. A wait is
  /// a timer too, which the system runs after all that were due before it.
  private(set) var waitsSinceInstant = 0

  init(after delay: TimeInterval) {
    instant = .now() + delay
    self.delay = delay
  }

  /// The seconds until the instant.
  func remaining(at now: DispatchTime) -> TimeInterval {
    (Double(instant.uptimeNanoseconds) - Double(now.uptimeNanoseconds)) / 1e9
  }

  /// Returns the seconds to wait; `nil` if the instant has long passed.
  ///
  /// - Parameter grace: The seconds after the instant during which work may still be late.
  mutating func wait(at now: DispatchTime, grace: TimeInterval) -> TimeInterval? {
    let remaining = remaining(at: now)
    // Timers of Dispatch may fire a tenth of their delay too late.
    let isGivenUp = remaining <= -(grace + delay / 10) && waitsSinceInstant >= Self.waitsBeforeGivingUp
    guard !isGivenUp else { return nil }
    if remaining <= 0 { waitsSinceInstant += 1 }
    return max(remaining, Self.pollInterval)
  }
}

/// A timer of a run loop or of Dispatch that was added while it was observed.
struct PendingTimer {
  let address: UInt
  let origin: ScheduledWork.Origin
  private let isRunLoopTimer: Bool
  private var due: DueTime

  /// Retains a timer of a run loop.
  init(at address: UInt, of isRunLoopTimer: Bool, after delay: TimeInterval, from origin: ScheduledWork.Origin) {
    self.address = address
    self.origin = origin
    self.isRunLoopTimer = isRunLoopTimer
    due = DueTime(after: delay)
    if isRunLoopTimer { _ = firstframe_retained_timer(UnsafeRawPointer(bitPattern: address)) }
  }

  func release() {
    if isRunLoopTimer { firstframe_release_timer(UnsafeMutableRawPointer(bitPattern: address)) }
  }

  /// Whether the timer has fired, or was invalidated. Handlers of Dispatch's timers count as run some milliseconds after
  /// their time, and after a wait.
  func hasFired(at now: DispatchTime) -> Bool {
    hasPassed(at: now) && (isRunLoopTimer || due.waitsSinceInstant > 0)
  }

  /// Whether a timer of a run loop has fired, or a timer of Dispatch should have.
  func hasPassed(at now: DispatchTime) -> Bool {
    let remaining = due.remaining(at: now)
    guard isRunLoopTimer else { return remaining < -0.004 }
    return firstframe_timer_has_fired(UnsafeMutableRawPointer(bitPattern: address), remaining)
  }

  /// Whether a timer of Dispatch is due, so that its handler may have run.
  func isDue(at now: DispatchTime) -> Bool { !isRunLoopTimer && due.remaining(at: now) <= 0 }

  /// Returns the seconds to wait until the timer may have fired; `nil` if it is not worth waiting.
  mutating func wait(at now: DispatchTime, limit: TimeInterval) -> TimeInterval? {
    // A run loop fires its timers in time, unless it does not run in their mode.
    origin.delay <= limit ? due.wait(at: now, grace: 0.05) : nil
  }
}

extension firstframe_route {
  var isDelayed: Bool { self == firstframe_route_delayed_block || self == firstframe_route_delayed_job }

  /// The route to report; `nil` if the work runs as soon as possible.
  var route: ScheduledWork.Route? {
    switch self {
    case firstframe_route_delayed_block: .asyncAfter
    case firstframe_route_delayed_job: .taskSleep
    case firstframe_route_source_timer: .dispatchTimer
    case firstframe_route_run_loop_block: .runLoopPerform
    case firstframe_route_run_loop_timer, firstframe_route_timer_callback: .timer
    default: nil
    }
  }
}
