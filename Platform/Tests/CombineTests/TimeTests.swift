import Combine
import CombineSchedulers
import Foundation
import Testing

@Suite struct TimeTests {
  typealias Queue = DispatchQueue

  @Test(arguments: [
    Scenario(
      "collect by time sends the elements of each interval, and nothing for an empty interval",
      [
        "[1, 2]", "[3]", "[4]", "finished",
      ]
    ) {
      let scheduler = Queue.test
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.collect(.byTime(scheduler, .seconds(1))).record()
      subject.send(1)
      scheduler.advance(by: .milliseconds(500))
      subject.send(2)
      scheduler.advance(by: .milliseconds(500))
      subject.send(3)
      scheduler.advance(by: 3)
      subject.send(4)
      subject.send(completion: .finished)
      scheduler.run()
      return recorder.events
    },
    Scenario("collect by time or count sends a full group immediately", ["[1, 2]", "[3]"]) {
      let scheduler = Queue.test
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.collect(.byTimeOrCount(scheduler, 1, 2)).record()
      for value in 1...3 { subject.send(value) }
      scheduler.advance(by: 1)
      recorder.cancel()
      return recorder.events
    },
    Scenario("collect by time forwards a failure instead of the collected elements", ["failed"]) {
      let scheduler = Queue.test
      let subject = PassthroughSubject<Int, Failing>()
      let recorder = subject.collect(.byTime(scheduler, 1)).record()
      subject.send(1)
      subject.send(completion: .failure(Failing()))
      scheduler.run()
      return recorder.events
    },
    Scenario("collect by time requests without limit", ["∞"]) {
      let source = Source<Int, Never>()
      let recorder = source.collect(.byTime(Queue.test, 1)).record(.max(2))
      return withExtendedLifetime(recorder) { source.log }
    },
    Scenario("collect by time or count requests as many elements as the arrays need", ["6", "3", "cancel"]) {
      let source = Source<Int, Never>()
      let recorder = source.collect(.byTimeOrCount(Queue.test, 1, 3)).record(.max(2))
      recorder.request(.max(1))
      recorder.cancel()
      return source.log
    },
    Scenario(
      "collect stores elements without demand, and the completion after them", ["|", "[1, 2]", "[3]", "finished"]
    ) {
      let scheduler = Queue.test
      let subject = Source<Int, Never>()
      let recorder = subject.collect(.byTimeOrCount(scheduler, 1, 2)).record(.none)
      for value in 1...3 { subject.send(value) }
      scheduler.advance(by: 1)
      subject.send(completion: .finished)
      recorder.append("|")
      recorder.request(.max(2))
      return recorder.events
    },
    Scenario("debounce sends an element after an interval without elements", ["2", "3"]) {
      let scheduler = Queue.test
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.debounce(for: .milliseconds(300), scheduler: scheduler).record()
      subject.send(1)
      scheduler.advance(by: .milliseconds(200))
      subject.send(2)
      scheduler.advance(by: .milliseconds(299))
      let early = recorder.events
      scheduler.advance(by: .milliseconds(1))
      subject.send(3)
      scheduler.advance(by: 1)
      return early + recorder.events
    },
    Scenario("throttle sends the first element immediately, then the latest of each interval", ["1", "4"]) {
      let scheduler = Queue.test
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.throttle(for: 1, scheduler: scheduler, latest: true).record()
      for value in 1...4 {
        subject.send(value)
        scheduler.advance()
      }
      scheduler.advance(by: 1)
      return recorder.events
    },
    Scenario("throttle sends the first element of each interval", ["1", "2"]) {
      let scheduler = Queue.test
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.throttle(for: 1, scheduler: scheduler, latest: false).record()
      for value in 1...4 {
        subject.send(value)
        scheduler.advance()
      }
      scheduler.advance(by: 1)
      return recorder.events
    },
    Scenario("delay shifts elements and the completion", ["|", "1", "finished"]) {
      let scheduler = Queue.test
      let recorder = Just(1).delay(for: 2, scheduler: scheduler).record()
      scheduler.advance(by: .milliseconds(1999))
      recorder.append("|")
      scheduler.advance(by: .milliseconds(1))
      return recorder.events
    },
    Scenario("timeout fails when no element arrives in time", ["1", "failed"]) {
      let scheduler = Queue.test
      let subject = PassthroughSubject<Int, Failing>()
      let recorder = subject.timeout(1, scheduler: scheduler, customError: Failing.init).record()
      subject.send(1)
      scheduler.advance(by: 2)
      return recorder.events
    },
    Scenario("receive(on:) waits for the scheduler", ["|", "1", "finished"]) {
      let scheduler = Queue.test
      let recorder = Just(1).receive(on: scheduler).record()
      recorder.append("|")
      scheduler.advance()
      return recorder.events
    },
    Scenario("subscribe(on:) waits for the scheduler", ["|", "1", "finished"]) {
      let scheduler = RunLoop.test
      let recorder = Just(1).subscribe(on: scheduler).record()
      recorder.append("|")
      scheduler.run()
      return recorder.events
    },
    Scenario("measureInterval sends the time between elements", ["2.0"]) {
      let scheduler = RunLoop.test
      let subject = PassthroughSubject<Void, Never>()
      let recorder = subject.measureInterval(using: scheduler).map(\.magnitude).record()
      scheduler.advance(by: 2)
      subject.send()
      return recorder.events
    },
  ])
  func operators(_ scenario: Scenario) { scenario.check() }

  @Test(arguments: [
    Scenario("actions run in the order of their dates, then in the order of scheduling", ["a", "b", "c", "d"]) {
      let scheduler = Queue.test
      let recorder = Recorder<String, Never>(.none)
      scheduler.schedule(after: scheduler.now.advanced(by: 2)) { recorder.append("d") }
      scheduler.schedule(after: scheduler.now.advanced(by: 1)) { recorder.append("b") }
      scheduler.schedule { recorder.append("a") }
      scheduler.schedule(after: scheduler.now.advanced(by: 1)) { recorder.append("c") }
      scheduler.run()
      return recorder.events
    },
    Scenario("an action that another action schedules also runs if it is due", ["1.0", "1.5", "2.0"]) {
      let scheduler = RunLoop.test
      let recorder = Recorder<String, Never>(.none)
      let note = { recorder.append("\(scheduler.now.date.timeIntervalSince1970)") }
      scheduler.schedule(after: scheduler.now.advanced(by: 1)) {
        note()
        scheduler.schedule(after: scheduler.now.advanced(by: 0.5), note)
        scheduler.schedule(after: scheduler.now.advanced(by: 2)) { recorder.append("late") }
      }
      scheduler.advance(by: 2)
      note()
      return recorder.events
    },
    Scenario("a repeated action runs until it is cancelled, even by itself", ["1.0", "3.0", "5.0"]) {
      let scheduler = RunLoop.test
      let recorder = Recorder<String, Never>(.none)
      var timer: (any Cancellable)?
      timer = scheduler.schedule(after: scheduler.now.advanced(by: 1), interval: 2) {
        recorder.append("\(scheduler.now.date.timeIntervalSince1970)")
        if recorder.events.count == 3 { timer?.cancel() }
      }
      scheduler.run()
      return recorder.events
    },
    Scenario("a timer publisher follows its scheduler", ["1.0", "2.0"]) {
      let scheduler = RunLoop.test
      let recorder = scheduler.timerPublisher(every: 1).autoconnect().map(\.date.timeIntervalSince1970).record()
      scheduler.advance(by: 2.5)
      recorder.cancel()
      scheduler.run()
      return recorder.events
    },
    Scenario("an immediate scheduler runs every action immediately", ["now", "later", "timer"]) {
      let scheduler: AnySchedulerOf<DispatchQueue> = .immediate
      let recorder = Recorder<String, Never>(.none)
      scheduler.schedule { recorder.append("now") }
      scheduler.schedule(after: scheduler.now.advanced(by: 100)) { recorder.append("later") }
      _ = scheduler.schedule(after: scheduler.now, interval: 1) { recorder.append("timer") }
      return recorder.events
    },
    Scenario("a type-erased scheduler forwards all calls", ["a", "b"]) {
      let test = Queue.test
      let recorder = Recorder<String, Never>(.none)
      let scheduler: AnySchedulerOf<DispatchQueue> = test.eraseToAnyScheduler()
      scheduler.schedule(after: scheduler.now.advanced(by: 1)) { recorder.append("b") }
      scheduler.schedule { recorder.append("a") }
      test.advance(by: 1)
      return scheduler.now == test.now ? recorder.events : []
    },
    Scenario(
      "an unimplemented scheduler reports its use",
      [
        "mine - An unimplemented scheduler scheduled an action to run immediately."
      ]
    ) {
      let recorder = Recorder<String, Never>(.none)
      let report = UnimplementedSchedulerFailure.report
      UnimplementedSchedulerFailure.report = recorder.append
      defer { UnimplementedSchedulerFailure.report = report }
      let scheduler: AnySchedulerOf<DispatchQueue> = .unimplemented("mine")
      scheduler.schedule { recorder.append("hasRun") }
      return recorder.events
    },
  ])
  func schedulers(_ scenario: Scenario) { scenario.check() }

  @Test func tasksSleepOnTheTestScheduler() async throws {
    let scheduler = DispatchQueue.test
    let recorder = Recorder<String, Never>(.none)
    let task = Task {
      try await scheduler.sleep(for: .seconds(1))
      recorder.append("slept")
    }
    await scheduler.advance(by: .milliseconds(999))
    #expect(recorder.events.isEmpty)
    await scheduler.advance(by: .milliseconds(1))
    try await task.value
    #expect(recorder.events == ["slept"])
  }

  @MainActor @Test func uiSchedulerRunsActionsImmediatelyOnTheMainThread() {
    var hasRun = false
    UIScheduler.shared.schedule { hasRun = true }
    #expect(hasRun)
  }
}
