import Combine
import Testing

@Suite struct SubjectTests {
  @Test(arguments: [
    Scenario("a passthrough subject drops values that were not requested", ["2"]) {
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.record(.none)
      subject.send(1)
      recorder.request(.max(1))
      subject.send(2)
      subject.send(3)
      return recorder.events
    },
    Scenario("a subject ignores events after its completion", ["1", "finished"]) {
      let subject = PassthroughSubject<Int, Failing>()
      let recorder = subject.record()
      subject.send(1)
      subject.send(completion: .finished)
      subject.send(2)
      subject.send(completion: .failure(Failing()))
      return recorder.events
    },
    Scenario("a late subscriber receives only the completion", ["failed"]) {
      let subject = CurrentValueSubject<Int, Failing>(1)
      subject.send(completion: .failure(Failing()))
      return subject.record().events
    },
    Scenario("a current value subject sends its value at the first request", ["|", "2", "3"]) {
      let subject = CurrentValueSubject<Int, Never>(1)
      let recorder = subject.record(.none)
      subject.send(2)
      recorder.append("|")
      recorder.request(.unlimited)
      subject.value = 3
      return recorder.events
    },
    Scenario("a current value subject skips the values between two requests", ["1", "|", "3"]) {
      let subject = CurrentValueSubject<Int, Never>(1)
      let recorder = subject.record(.max(1))
      subject.send(2)
      subject.send(3)
      recorder.append("|")
      recorder.request(.max(1))
      return recorder.events
    },
    Scenario("a current value subject does not repeat a value that was received", ["1", "2"]) {
      let subject = CurrentValueSubject<Int, Never>(1)
      let recorder = subject.record(.max(1))
      recorder.request(.max(1))
      subject.send(2)
      recorder.request(.max(1))
      return recorder.events
    },
    Scenario("the value is stored before it is sent", ["1 1", "2 2"]) {
      let recorder = Recorder<Int, Never>(.none)
      let subject = CurrentValueSubject<Int, Never>(1)
      let cancellable = subject.sink { recorder.append("\($0) \(subject.value)") }
      subject.value = 2
      cancellable.cancel()
      return recorder.events
    },
    Scenario("subscribers receive a value in the order in which they subscribed", (0..<40).map(String.init)) {
      let recorder = Recorder<Int, Never>(.none)
      let subject = PassthroughSubject<Void, Never>()
      let cancellables = (0..<40).map { index in subject.sink { recorder.append("\(index)") } }
      subject.send()
      return withExtendedLifetime(cancellables) { recorder.events }
    },
    Scenario("the subscribers of a multicast receive a value in that order, too", (0..<40).map(String.init)) {
      let recorder = Recorder<Int, Never>(.none)
      let subject = PassthroughSubject<Void, Never>()
      let shared = subject.multicast(subject: PassthroughSubject()).autoconnect()
      let cancellables = (0..<40).map { index in shared.sink { recorder.append("\(index)") } }
      subject.send()
      return withExtendedLifetime(cancellables) { recorder.events }
    },
    Scenario("a shared publisher subscribes once", ["∞", "1 1", "cancel"]) {
      let source = Source<Int, Never>()
      let shared = source.share()
      let first = shared.record()
      let second = shared.record()
      source.send(1)
      let received = first.events + second.events
      first.cancel()
      second.cancel()
      return [source.log[0], received.joined(separator: " ")] + source.log.dropFirst()
    },
    Scenario("a connectable publisher waits for its connection", ["|", "1", "finished"]) {
      let connectable: Publishers.MakeConnectable = Just(1).makeConnectable()
      let recorder = connectable.record()
      recorder.append("|")
      _ = connectable.connect()
      return recorder.events
    },
    Scenario("a subject forwards the values of an upstream publisher when there is demand", ["|", "∞", "1"]) {
      let source = Source<Int, Never>()
      let subject = PassthroughSubject<Int, Never>()
      let cancellable = source.subscribe(subject)
      let before = source.log
      let recorder = subject.record()
      source.send(1)
      return withExtendedLifetime(cancellable) { before + ["|"] + source.log + recorder.events }
    },
    Scenario("cancelling stops immediately, even while a value is delivered", ["1"]) {
      let recorder = Recorder<Int, Never>(.none)
      let subject = PassthroughSubject<Int, Never>()
      var second: AnyCancellable?
      let first = subject.sink { _ in second?.cancel() }
      recorder.append("1")
      second = subject.sink { recorder.append("second \($0)") }
      subject.send(1)
      first.cancel()
      return recorder.events
    },
  ])
  func subjects(_ scenario: Scenario) { scenario.check() }

  @Test(arguments: [
    Scenario("the closure runs when the future is created", ["ran", "|", "1", "finished"]) {
      let recorder = Recorder<Int, Never>()
      let future = Future<Int, Never> { promise in
        recorder.append("ran")
        promise(.success(1))
        promise(.success(2))
      }
      recorder.append("|")
      future.subscribe(recorder)
      return recorder.events
    },
    Scenario("the value waits for demand", ["|", "1", "finished"]) {
      let recorder = Future<Int, Never> { $0(.success(1)) }.record(.none)
      recorder.append("|")
      recorder.request(.max(1))
      return recorder.events
    },
    Scenario("a failure does not wait for demand", ["failed"]) {
      Future<Int, Failing> { $0(.failure(Failing())) }.record(.none).events
    },
    Scenario("subscribers receive the result in order, and so does a late one", ["0", "1", "2", "3"]) {
      nonisolated(unsafe) var storedPromise: Future<Int, Never>.Promise?
      let future = Future<Int, Never> { storedPromise = $0 }
      let recorder = Recorder<Int, Never>(.none)
      var cancellables = (0..<3).map { index in future.sink { _ in recorder.append("\(index)") } }
      storedPromise?(.success(1))
      cancellables.append(future.sink { _ in recorder.append("3") })
      return withExtendedLifetime(cancellables) { recorder.events }
    },
    Scenario("a cancelled subscriber receives nothing", []) {
      nonisolated(unsafe) var storedPromise: Future<Int, Never>.Promise?
      let future = Future<Int, Never> { storedPromise = $0 }
      let recorder = future.record()
      recorder.cancel()
      storedPromise?(.success(1))
      return recorder.events
    },
  ])
  func futures(_ scenario: Scenario) { scenario.check() }

  @Test func asynchronousValues() async throws {
    #expect(await Future<Int, Never> { $0(.success(1)) }.value == 1)
    await #expect(throws: Failing.self) { try await Future<Int, any Error> { $0(.failure(Failing())) }.value }
    var received: [Int] = []
    for await value in [1, 2, 3].publisher.values { received.append(value) }
    #expect(received == [1, 2, 3])
    for await value in CurrentValueSubject<Int, Never>(7).first().values { received.append(value) }
    #expect(received.last == 7)
  }
}
