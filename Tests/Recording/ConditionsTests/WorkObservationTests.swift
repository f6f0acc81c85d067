import Dispatch
import FirstFrameConditions
import Foundation
import Testing

@Suite(.enabled(if: WorkObservation.isAvailable)) @MainActor struct WorkObservationTests {
  @Test func nothingIsPendingWithoutWork() {
    let observation = WorkObservation()
    observation.observe {}
    #expect(observation.waitForPendingWork(delayedUpTo: 1) == nil)
  }

  @Test func onlyObservedWorkIsPending() {
    let observation = WorkObservation()
    DispatchQueue.main.async {}
    observation.observe { WorkObservation.withoutObservation { DispatchQueue.main.async {} } }
    #expect(observation.waitForPendingWork(delayedUpTo: 1) == nil)
    observation.observe { DispatchQueue.main.async {} }
    #expect(observation.waitForPendingWork(delayedUpTo: 1) != nil)
  }

  @Test func delaysAreKnown() throws {
    let observation = WorkObservation()
    observation.observe { DispatchQueue.main.asyncAfter(deadline: .now() + 1000) {} }
    let wait = try #require(observation.waitForPendingWork(delayedUpTo: 1001))
    #expect(wait > 900)
    #expect(wait <= 1000)
    #expect(observation.waitForPendingWork(delayedUpTo: 900) == nil)
  }

  @Test func invalidTimersAreNotPending() {
    let observation = WorkObservation()
    let timer = observation.observe { Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in } }
    #expect(observation.waitForPendingWork(delayedUpTo: 6) != nil)
    timer.invalidate()
    #expect(observation.waitForPendingWork(delayedUpTo: 6) == nil)
  }

  @Test func workOfWorkIsObserved() async {
    let observation = WorkObservation()
    let result = Counter()
    observation.observe {
      DispatchQueue.global().async {
        RunLoop.main.perform {
          Task { @MainActor in
            try await Task.sleep(for: .milliseconds(5))
            await Task.detached { await Task.yield() }.value
            result.count += 1
          }
        }
      }
    }
    await settle(observation)
    #expect(result.count == 1)
    // Less than the duration of the sleep remains when its timer starts; on a busy machine, much less.
    #expect(observation.takeFinished().last.map { $0.route == .taskSleep && $0.delay < 0.006 } == true)
  }

  /// Time passes on a stalled machine in which nothing can run: timers that are due have not fired.
  @Test func timersThatAStalledMachineHasNotFiredAreWaitedFor() async {
    let observation = WorkObservation()
    let result = Counter()
    let source = DispatchSource.makeTimerSource(queue: .main)
    observation.observe {
      source.schedule(deadline: .now() + 0.005)
      source.setEventHandler { MainActor.assumeIsolated { result.count += 1 } }
      source.resume()
      Timer.scheduledTimer(withTimeInterval: 0.005, repeats: false) { _ in
        MainActor.assumeIsolated { result.count += 1 }
      }
    }
    usleep(100_000)
    await settle(observation)
    #expect(result.count == 2)
  }

  @Test func workItemsKeepTheirProperties() async {
    let observation = WorkObservation()
    let result = Counter()
    let cancelled = DispatchWorkItem { MainActor.assumeIsolated { result.count += 10 } }
    let item = DispatchWorkItem { MainActor.assumeIsolated { result.count += 1 } }
    observation.observe {
      DispatchQueue.main.async(execute: cancelled)
      DispatchQueue.main.async(execute: item)
      item.notify(queue: .main) { MainActor.assumeIsolated { result.count += 100 } }
      cancelled.cancel()
    }
    await settle(observation)
    #expect(result.count == 101)
  }

  @Test func theMainRunLoopIsTheCurrentOneOfTheMainActor() {
    #expect(RunLoop.current === RunLoop.main)
  }

  /// Waits as checks do: by a timer, then for a turn of the main queue and of the main run loop.
  private func settle(_ observation: WorkObservation) async {
    var wait: TimeInterval? = 0
    while let seconds = wait {
      await withCheckedContinuation { turn in
        WorkObservation.withoutObservation {
          DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
            observation.observe { WorkObservation.runMainRunLoop() }
            turn.resume()
          }
        }
      }
      wait = observation.waitForPendingWork(delayedUpTo: 5)
    }
    // Blocks that notify are not observed.
    await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
  }
}

@MainActor
private final class Counter {
  var count = 0
}
