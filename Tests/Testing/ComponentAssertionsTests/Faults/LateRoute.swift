import Foundation
import HeadlessUIKit

/// A way to run work after the current call.
@MainActor
enum LateRoute {
  case runLoop, operationQueue, timerWithoutDelay, timer, asyncAfter, delayedPerform, dispatchTimer
  case taskHops, detachedTask, taskSleep, backgroundQueue, chain

  /// The delay of the routes with one, in seconds.
  nonisolated static let delay = 0.02

  func schedule(_ work: @escaping @MainActor @Sendable () -> Void) {
    switch self {
    case .runLoop: RunLoop.main.perform { MainActor.assumeIsolated(work) }
    case .operationQueue: OperationQueue.main.addOperation { MainActor.assumeIsolated(work) }
    case .timerWithoutDelay: startTimer(after: 0, work)
    case .timer: startTimer(after: Self.delay, work)
    case .asyncAfter: DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay, execute: work)
    case .delayedPerform: DelayedWork(work).start(after: Self.delay)
    case .dispatchTimer: startDispatchTimer(work)
    case .taskHops, .detachedTask, .taskSleep: startTask(work)
    case .backgroundQueue:
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: 0.01)
        DispatchQueue.main.async(execute: work)
      }
    case .chain:
      RunLoop.main.perform {
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) {
          Task { LateRoute.timer.schedule(work) }
        }
      }
    }
  }

  private func startTimer(after delay: TimeInterval, _ work: @escaping @MainActor @Sendable () -> Void) {
    _ = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in MainActor.assumeIsolated(work) }
  }

  private func startDispatchTimer(_ work: @escaping @MainActor @Sendable () -> Void) {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.setEventHandler {
      MainActor.assumeIsolated(work)
      source.cancel()
    }
    source.schedule(deadline: .now() + Self.delay)
    source.resume()
  }

  private func startTask(_ work: @escaping @MainActor @Sendable () -> Void) {
    switch self {
    case .detachedTask:
      Task.detached {
        let hopper = Hopper()
        for _ in 0..<8 { await hopper.hop() }
        await work()
      }
    case .taskSleep:
      Task {
        try await Task.sleep(for: .seconds(Self.delay))
        work()
      }
    default:
      Task {
        let hopper = Hopper()
        for _ in 0..<8 {
          await hopper.hop()
          await Task.yield()
        }
        work()
      }
    }
  }
}

/// An actor to hop to.
private actor Hopper {
  private var hops = 0

  func hop() { hops += 1 }
}

/// Work that `perform(_:with:afterDelay:)` runs.
private final class DelayedWork: NSObject {
  private let work: @MainActor @Sendable () -> Void

  init(_ work: @escaping @MainActor @Sendable () -> Void) {
    self.work = work
  }

  func start(after delay: TimeInterval) {
    perform(Selector("run", DelayedWork.run), with: nil, afterDelay: delay)
  }

  func run() { MainActor.assumeIsolated(work) }
}
