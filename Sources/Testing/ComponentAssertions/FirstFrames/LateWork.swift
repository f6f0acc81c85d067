import Dispatch
import FirstFrameConditions
import FirstFrameLayoutTree
public import Foundation
import HeadlessUIKit

/// The work that a component schedules, such as tasks and timers, which may change it later.
///
/// Where work can be observed, a check waits only while work is pending. Elsewhere, it waits for some turns of the main
/// queue.
@MainActor
public final class LateWork {
  /// The longest delay of work that checks wait for, in seconds: 0.3.
  ///
  /// A later change is assumed to be intended, for example a message that disappears.
  public nonisolated static let limit: TimeInterval = 0.3

  private let observation = WorkObservation(namingRoutes: { DelayedCalls.isScheduling ? .delayedPerform : nil })
  private let limit: TimeInterval
  /// The number of waits since ``startCounting()``.
  private var waits = 0
  /// Whether work with a longer delay than the limit has run, because the machine is slow.
  private(set) var hasExceededLimit = false

  /// - Parameter limit: The longest delay to wait for, in seconds.
  init(limit: TimeInterval = LateWork.limit) {
    self.limit = limit
    if let warning = WorkObservation.warning { UsageWarnings.warn(warning) }
  }

  /// Runs a body, and observes the work that it schedules.
  func observe<Result>(_ body: () throws -> Result) rethrows -> Result { try observation.observe(body) }

  /// Begins to count waits for work without a delay. Their number is limited, and not their duration, because such work
  /// takes longer on a slow machine, and so do the waits.
  func startCounting() { waits = 0 }

  /// Waits for a turn of the main queue and of the main run loop.
  func turn() async { await MainTurns.turn(observing: observation) }

  /// Waits until the next pending work may have run; returns `false` at once if none is pending.
  func waitForPending() async -> Bool {
    let isPatient = waits < Int(limit * 1000)
    waits += 1
    guard let wait = observation.waitForPendingWork(delayedUpTo: limit, includesUndelayed: isPatient) else {
      return false
    }
    await withCheckedContinuation { continuation in
      WorkObservation.withoutObservation {
        DispatchQueue.main.asyncAfter(deadline: .now() + wait) { continuation.resume() }
      }
    }
    return true
  }

  /// Waits until everything that was scheduled has run.
  ///
  /// - Returns: Whether all work that has run was within the limit. On a slow machine, later work may have run too, whose
  ///   changes are intended.
  func settle() async -> Bool {
    startCounting()
    for _ in 0..<MainTurns.settledTurns { await turn() }
    while await waitForPending() { await turn() }
    _ = takeCause()
    return !hasExceededLimit
  }

  /// Returns the cause of the work with the longest delay that has run since the last call; `nil` if none was delayed, or
  /// the cause is unknown.
  func takeCause() -> LateCause? {
    let origin = observation.takeFinished().max { $0.delay < $1.delay }
    if let origin, origin.delay > limit { hasExceededLimit = true }
    return origin.flatMap(LateCause.init)
  }
}

/// How work was delayed that changed a component after its first frame.
public struct LateCause: Hashable, Sendable {
  /// A function or an object that runs work later.
  public enum Route: String, CaseIterable, Hashable, Sendable {
    /// A `Timer`.
    case timer
    /// A timer source of Dispatch.
    case dispatchTimer
    /// `DispatchQueue.asyncAfter`.
    case asyncAfter
    /// `perform(_:with:afterDelay:)`.
    case delayedPerform
    /// `Task.sleep`.
    case taskSleep
    /// `RunLoop.perform`.
    case runLoopPerform
  }

  public let route: Route
  /// The delay in seconds. If delayed work scheduled other delayed work, the sum of the delays.
  public let delay: TimeInterval

  public init(route: Route, delay: TimeInterval) {
    self.route = route
    self.delay = delay
  }

  fileprivate init?(_ origin: ScheduledWork.Origin) {
    guard let route = origin.route else { return nil }
    self.init(route: Route(route), delay: origin.delay)
  }

  /// The delay in whole milliseconds, rounded up: when a deadline is set, some time has passed since it was calculated.
  var milliseconds: Int { Int((delay * 1000 - 0.001).rounded(.up)) }
}

extension LateCause.Route {
  /// The route as a part of a sentence.
  var phrase: String {
    switch self {
    case .timer: "a timer"
    case .dispatchTimer: "a timer source of Dispatch"
    case .asyncAfter: "`asyncAfter`"
    case .delayedPerform: "`perform(_:with:afterDelay:)`"
    case .taskSleep: "a task that slept"
    case .runLoopPerform: "`RunLoop.perform`"
    }
  }

  fileprivate init(_ route: ScheduledWork.Route) {
    self =
      switch route {
      case .asyncAfter: .asyncAfter
      case .delayedPerform: .delayedPerform
      case .taskSleep: .taskSleep
      case .dispatchTimer: .dispatchTimer
      case .timer: .timer
      case .runLoopPerform: .runLoopPerform
      }
  }
}
