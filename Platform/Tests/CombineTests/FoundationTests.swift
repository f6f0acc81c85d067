import Combine
import Foundation
import HeadlessUIKit
import Testing

@Suite struct FoundationTests {
  @Test(arguments: [
    (DispatchQueue.SchedulerTimeType.Stride.seconds(2), 2_000_000_000),
    (.seconds(0.5), 500_000_000),
    (.milliseconds(300), 300_000_000),
    (.microseconds(7), 7_000),
    (.nanoseconds(9), 9),
    (1, 1_000_000_000),
    (0.25, 250_000_000),
    (.seconds(Int.max), .max),
    (.seconds(-Double.infinity), .min),
    (.init(.milliseconds(4)), 4_000_000),
    (.init(.never), .max),
    (.seconds(1) - .milliseconds(1), 999_000_000),
  ])
  func dispatchStrides(stride: DispatchQueue.SchedulerTimeType.Stride, nanoseconds: Int) {
    #expect(stride.magnitude == nanoseconds)
  }

  @Test(arguments: [
    (RunLoop.SchedulerTimeType.Stride.seconds(2), 2.0), (.milliseconds(300), 0.3), (.microseconds(5), 0.000_005),
    (3, 3),
    (0.5, 0.5),
  ])
  func dateStrides(stride: RunLoop.SchedulerTimeType.Stride, seconds: Double) {
    #expect(stride.timeInterval == seconds)
  }

  @Test func timesAreMeasuredInStrides() throws {
    let now = DispatchQueue.main.now
    #expect(now.distance(to: now.advanced(by: .seconds(3))) == .seconds(3))
    #expect(now.advanced(by: .seconds(3)).distance(to: now) == .seconds(-3))
    #expect(try JSONDecoder().decode(DispatchQueue.SchedulerTimeType.self, from: JSONEncoder().encode(now)) == now)
    let date = OperationQueue.main.now
    #expect(date.advanced(by: 2).date.timeIntervalSince(date.date) == 2)
  }

  @Test func queuesDeliver() async {
    let queue = DispatchQueue(label: "test")
    let operations = OperationQueue()
    for await value in Just(1).receive(on: queue).values { #expect(value == 1) }
    for await value in Just(2).delay(for: .milliseconds(5), scheduler: queue).values { #expect(value == 2) }
    for await value in Just(3).receive(on: operations).values { #expect(value == 3) }
    for await value in Just(4).delay(for: .milliseconds(5), scheduler: operations).values { #expect(value == 4) }
    var ticks = 0
    let ticker = PassthroughSubject<Void, Never>()
    let timer = queue.schedule(after: queue.now, interval: .milliseconds(2)) { ticker.send() }
    for await _ in ticker.prefix(3).values { ticks += 1 }
    timer.cancel()
    #expect(ticks == 3)
  }

  @Test func runLoopDelivers() {
    let events = onRunLoopThread(count: 4, waiting: 0.05) { recorder in
      [
        Just("now").receive(on: RunLoop.current).sink { recorder.append($0) },
        Just("later").delay(for: .milliseconds(5), scheduler: RunLoop.current).sink { recorder.append($0) },
        Timer.publish(every: 0.01, on: .current, in: .default).autoconnect().prefix(2).map { _ in "tick" }
          .sink { recorder.append($0) },
      ]
    }
    #expect(events.first == "now")
    #expect(events.sorted() == ["later", "now", "tick", "tick"])
  }

  @Test func anotherThreadWakesARunLoop() {
    let events = onRunLoopThread(count: 1, waiting: 2) { recorder in
      nonisolated(unsafe) let loop = RunLoop.current
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) {
        let start = Date()
        loop.schedule { recorder.append(Date().timeIntervalSince(start) < 1.5 ? "woken" : "not woken") }
      }
      return []
    }
    #expect(events == ["woken"])
  }

  /// Runs the run loop of a new thread until a number of events was recorded, or for 20 seconds. Returns the events.
  ///
  /// - Parameter waiting: The maximum time before the events are counted again, in seconds.
  private func onRunLoopThread(
    count: Int, waiting: TimeInterval, _ body: @escaping @Sendable (Recorder<String, Never>) -> [AnyCancellable]
  ) -> [String] {
    let recorder = Recorder<String, Never>(.none)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let cancellables = body(recorder)
      let end = Date().addingTimeInterval(20)
      let keepAlive = Timer(timeInterval: 60, repeats: true) { _ in }
      RunLoop.current.add(keepAlive, forMode: .default)
      while recorder.events.count < count, Date() < end {
        _ = RunLoop.current.run(mode: .default, before: Swift.min(end, Date().addingTimeInterval(waiting)))
      }
      keepAlive.invalidate()
      for cancellable in cancellables { cancellable.cancel() }
      done.signal()
    }
    done.wait()
    return recorder.events
  }

  @Test(arguments: [
    Scenario("notifications are received on demand", ["a", "c"]) {
      let center = NotificationCenter()
      let name = Notification.Name("test")
      let recorder = center.publisher(for: name).map { $0.object as? String ?? "" }.record(.max(1))
      center.post(name: name, object: "a")
      center.post(name: name, object: "b")
      recorder.request(.unlimited)
      center.post(name: name, object: "c")
      center.post(name: Notification.Name("other"), object: "d")
      recorder.cancel()
      center.post(name: name, object: "e")
      return recorder.events
    },
    Scenario("only the notifications of the object are received", ["1"]) {
      let center = NotificationCenter()
      let name = Notification.Name("test")
      let object = Failure()
      let other = Failure()
      let recorder = center.publisher(for: name, object: object).map { _ in 1 }.record()
      center.post(name: name, object: other)
      center.post(name: name, object: object)
      return recorder.events
    },
    Scenario("the observation ends when the sink is released", []) {
      let center = NotificationCenter()
      let name = Notification.Name("test")
      let recorder = Recorder<String, Never>(.none)
      _ = center.publisher(for: name).sink { _ in recorder.append("received") }
      center.post(name: name, object: nil)
      return recorder.events
    },
  ])
  func notifications(_ scenario: Scenario) { scenario.check() }

  final class Failure: NSObject {}

  @Test func dataTasks() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Canned.self]
    let session = URLSession(configuration: configuration)
    let good = session.dataTaskPublisher(for: try #require(URL(string: "canned://good"))).map(\.data)
      .decode(type: [Int].self, decoder: JSONDecoder())
    for try await value in good.values { #expect(value == [1, 2]) }
    let bad = session.dataTaskPublisher(for: URLRequest(url: try #require(URL(string: "canned://bad"))))
    await #expect(throws: URLError.self) { for try await _ in bad.values {} }
  }

  @MainActor @Test func observedPropertiesAreSentUntilTheSubscriptionIsCancelled() {
    let view = UIView()
    var centers: [CGPoint] = []
    let subscription = view.publisher(for: \.center).sink { centers.append($0) }
    view.center = CGPoint(x: 1, y: 2)
    view.center = CGPoint(x: 1, y: 2)
    subscription.cancel()
    view.center = .zero
    #expect(centers == [.zero, CGPoint(x: 1, y: 2)])
  }
}

/// A protocol that responds to `canned://good` with JSON, and fails for other URLs.
private final class Canned: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "canned" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}

  override func startLoading() {
    guard let url = request.url, url.host == "good" else {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
      return
    }
    let response = URLResponse(url: url, mimeType: nil, expectedContentLength: 5, textEncodingName: nil)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("[1,2]".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
}
