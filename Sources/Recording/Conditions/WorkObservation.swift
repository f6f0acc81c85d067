import Dispatch
import FirstFrameCConditions
package import Foundation
import Synchronization

/// Observes the work that code schedules: blocks, jobs of tasks and timers, and the work that these schedule in turn.
///
/// Work can be observed only on Linux with glibc, and not under the thread sanitizer. Elsewhere, nothing is ever pending.
package final class WorkObservation: Sendable {
  /// Returns the route of the work that this thread is scheduling, if its caller knows better than Dispatch.
  private let namedRoute: @Sendable () -> ScheduledWork.Route?
  private let state = Mutex(State())

  private struct State {
    /// The work that has not run yet, or is running.
    var open: [ObjectIdentifier: OpenWork] = [:]
    var timers: [PendingTimer] = []
    /// The origins of the delayed work that has run.
    var finished: [ScheduledWork.Origin] = []

    /// Moves the timers that have fired to the finished work, and returns them.
    mutating func settleTimers(at now: DispatchTime) -> [PendingTimer] {
      var (fired, pending): ([PendingTimer], [PendingTimer]) = ([], [])
      for timer in timers {
        if timer.hasFired(at: now) { fired.append(timer) } else { pending.append(timer) }
      }
      finished += fired.map(\.origin)
      timers = pending
      return fired
    }
  }

  package init(namingRoutes namedRoute: @escaping @Sendable () -> ScheduledWork.Route? = { nil }) {
    self.namedRoute = namedRoute
  }

  deinit {
    for timer in state.withLock(\.timers) { timer.release() }
  }

  /// Whether work can be observed in this process.
  package static var isAvailable: Bool { ReplacedFunctions.scheduledWork.areEffective }

  /// The warning that a symbol is missing, so that work is not observed; `nil` if none is.
  package static var warning: String? {
    ReplacedFunctions.scheduledWork.problem.map {
      "The work that components schedule cannot be observed here: \($0). Checks wait for some turns of the main queue "
        + "instead, and may miss late changes."
    }
  }

  /// Runs a body, and observes the work that it schedules.
  package func observe<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    guard Self.isAvailable else { return try body() }
    let root = ScheduledWork(in: self, from: ScheduledWork.Origin(), delay: nil)
    return try withExtendedLifetime(root) { () throws(Failure) in
      try Self.withScope(Unmanaged.passUnretained(root).toOpaque(), body)
    }
  }

  /// Runs a body without observing the work that it schedules.
  package static func withoutObservation<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withScope(nil, body)
  }

  private static func withScope<Result, Failure: Error>(
    _ scope: UnsafeMutableRawPointer?, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let previous = firstframe_work_scope()
    firstframe_set_work_scope(scope)
    defer { firstframe_set_work_scope(previous) }
    return try body()
  }

  /// Runs the blocks and timers of the main run loop that are due. Call it on the main queue.
  package static func runMainRunLoop() { firstframe_run_main_run_loop() }

  // MARK: Pending work

  /// Returns the seconds to wait until pending work may have run; `nil` if none is pending.
  ///
  /// - Parameters:
  ///   - limit: The longest delay that counts, in seconds. The delays that code states decide, not the time that has
  ///     passed, so the result does not depend on the speed of the machine.
  ///   - includesUndelayed: Whether work without a delay counts, which runs as soon as the machine allows.
  package func waitForPendingWork(delayedUpTo limit: TimeInterval, includesUndelayed: Bool = true) -> TimeInterval? {
    let now = DispatchTime.now()
    // Work that is running on this thread is the caller.
    let caller = ScheduledWork.current.map(ObjectIdentifier.init)
    releaseFiredTimers(at: now)
    return state.withLock { state in
      var waits: [TimeInterval] = []
      for key in state.open.keys where key != caller {
        guard includesUndelayed || state.open[key]?.isDelayed == true else { continue }
        if let wait = state.open[key]?.wait(at: now, limit: limit) { waits.append(wait) }
      }
      for index in state.timers.indices {
        if let wait = state.timers[index].wait(at: now, limit: limit) { waits.append(wait) }
      }
      return waits.min()
    }
  }

  /// Runs a body, and observes the work that it schedules, unless another observation does.
  package func observeUnlessObserved<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try ScheduledWork.current == nil ? observe(body) : body()
  }

  /// The origins of the work that has not run yet.
  package var pending: [ScheduledWork.Origin] {
    let now = DispatchTime.now()
    let caller = ScheduledWork.current.map(ObjectIdentifier.init)
    return state.withLock { state in
      state.open.filter { $0.key != caller }.map(\.value.work.origin)
        + state.timers.filter { !$0.hasPassed(at: now) }.map(\.origin)
    }
  }

  /// Returns and forgets the origins of the delayed work that has run since the last call.
  package func takeFinished() -> [ScheduledWork.Origin] {
    let now = DispatchTime.now()
    releaseFiredTimers(at: now)
    return state.withLock { state in
      defer { state.finished = [] }
      // The handler of a timer that is due may have run.
      return state.finished + state.timers.filter { $0.isDue(at: now) }.map(\.origin)
    }
  }

  /// Timers own the closures of components, so they are released after the lock.
  private func releaseFiredTimers(at now: DispatchTime) {
    for timer in state.withLock({ $0.settleTimers(at: now) }) { timer.release() }
  }

  // MARK: Scheduling

  /// Adds work that is about to be scheduled; returns `nil` for timers, which are asked whether they have fired.
  ///
  /// - Parameter address: The address of a timer.
  func add(
    _ route: firstframe_route, at address: UInt?, after delay: TimeInterval, from parent: ScheduledWork.Origin
  ) -> ScheduledWork? {
    let origin = (namedRoute() ?? route.route).map { parent.followed(by: $0, after: delay) } ?? parent
    switch route {
    case firstframe_route_source_timer, firstframe_route_run_loop_timer:
      if let address { addTimer(route, at: address, after: delay, from: origin) }
      return nil
    case firstframe_route_timer_callback:
      // The timer is pending only when it is added to a run loop.
      return ScheduledWork(in: self, from: origin, delay: nil)
    default:
      let work = ScheduledWork(in: self, from: origin, delay: route.isDelayed ? delay : nil)
      state.withLock { $0.open[ObjectIdentifier(work)] = OpenWork(work) }
      return work
    }
  }

  private func addTimer(
    _ route: firstframe_route, at address: UInt, after delay: TimeInterval, from origin: ScheduledWork.Origin
  ) {
    let isRunLoopTimer = route == firstframe_route_run_loop_timer
    state.withLock { state in
      // A timer is added to a run loop once for each mode.
      if isRunLoopTimer, state.timers.contains(where: { $0.address == address }) { return }
      state.timers.append(PendingTimer(at: address, of: isRunLoopTimer, after: delay, from: origin))
    }
  }

  func finish(_ work: ScheduledWork) {
    state.withLock { state in
      guard state.open.removeValue(forKey: ObjectIdentifier(work)) != nil else { return }
      if work.origin.route != nil { state.finished.append(work.origin) }
    }
  }

  func discard(_ work: ScheduledWork) {
    state.withLock { _ = $0.open.removeValue(forKey: ObjectIdentifier(work)) }
  }
}
