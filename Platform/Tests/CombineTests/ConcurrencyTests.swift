import Foundation
import Testing

@testable import Combine

@Suite struct ConcurrencyTests {
  /// Returns the number of values that a sink receives. Fails the test if two threads call the sink at the same time.
  private func count<P: Publisher>(_ publisher: P, while work: () -> Void) -> Int where P.Failure == Never {
    nonisolated(unsafe) var received = 0
    let inside = NSLock()
    let cancellable = publisher.sink { _ in
      if !inside.try() { Issue.record("Two threads call the subscriber at once.") }
      received += 1
      inside.unlock()
    }
    work()
    cancellable.cancel()
    return received
  }

  @Test func subscribersAreCalledByOneThreadAtATime() {
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<Int, Never>()
    let subjects = [first, second]
    let send = { @Sendable (index: Int) in subjects[index % 2].send(index) }
    #expect(
      count(first.merge(with: second)) { DispatchQueue.concurrentPerform(iterations: 4000, execute: send) } == 4000)
    #expect(count(first) { DispatchQueue.concurrentPerform(iterations: 4000, execute: send) } == 2000)
    let latest = first.prepend(0).combineLatest(second.prepend(0))
    #expect(count(latest) { DispatchQueue.concurrentPerform(iterations: 4000, execute: send) } == 4001)
  }

  @Test func stepsNestOnOneThreadAndQueueOnOthers() {
    let execution = SerialExecution()
    let recorder = Recorder<String, Never>(.none)
    execution.perform {
      recorder.append("a")
      execution.perform { recorder.append("nested") }
      let sent = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        execution.perform { recorder.append("queued") }
        sent.signal()
      }
      // A lock held during a step would block the other thread here.
      #expect(sent.wait(timeout: .now() + 5) == .success)
      recorder.append("b")
    }
    #expect(recorder.events == ["a", "nested", "b", "queued"])
  }

  @Test func closingDiscardsQueuedAndLaterSteps() {
    let execution = SerialExecution()
    let recorder = Recorder<String, Never>(.none)
    execution.perform {
      let sent = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        execution.perform(orDiscard: { recorder.append("discarded") }) { recorder.append("queued") }
        sent.signal()
      }
      sent.wait()
      execution.close { recorder.append("last") }
      execution.close { recorder.append("again") }
    }
    execution.perform(orDiscard: { recorder.append("too late") }) { recorder.append("never") }
    #expect(Set(recorder.events) == ["discarded", "last", "too late"])
    #expect(execution.isClosed)
  }

  @Test func cancellingFromAnotherThreadStopsDelivery() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<String, Never>(.none)
    nonisolated(unsafe) var cancellable: AnyCancellable?
    cancellable = subject.sink { value in
      recorder.append("\(value)")
      let cancelled = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        cancellable?.cancel()
        cancelled.signal()
      }
      cancelled.wait()
      subject.send(2)
    }
    subject.send(1)
    #expect(recorder.events == ["1"])
  }
}
