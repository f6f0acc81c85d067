// Types that packages base on Combine: custom operators, subjects and schedulers, and names qualified by the module.
import Combine
import Foundation
import XCTest

extension Publisher {
  func withPrevious() -> Publishers.WithPrevious<Self> { Publishers.WithPrevious(upstream: self) }

  func sinkToResult(_ body: @escaping (Result<Output, Failure>) -> Void) -> AnyCancellable {
    sink(
      receiveCompletion: { if case .failure(let error) = $0 { body(.failure(error)) } },
      receiveValue: { body(.success($0)) })
  }
}

extension Publishers {
  struct WithPrevious<Upstream: Publisher>: Publisher {
    typealias Output = (previous: Upstream.Output?, current: Upstream.Output)
    typealias Failure = Upstream.Failure
    let upstream: Upstream

    func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.subscribe(Inner(downstream: subscriber))
    }

    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let downstream: Downstream
      private var previous: Upstream.Output?
      private var subscription: Subscription?
      init(downstream: Downstream) { self.downstream = downstream }
      func receive(subscription: Subscription) {
        self.subscription = subscription
        downstream.receive(subscription: self)
      }
      func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        defer { previous = input }
        return downstream.receive((previous, input))
      }
      func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }
      func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
      func cancel() { subscription?.cancel() }
    }
  }
}

extension Publishers.CombineLatest where A.Output == Int, B.Output == Int {
  func sum() -> AnyPublisher<Int, Failure> { map { $0 + $1 }.eraseToAnyPublisher() }
}

final class Relay<Output>: Subject {
  typealias Failure = Never
  private let wrapped = Combine.PassthroughSubject<Output, Never>()
  func send(_ value: Output) { wrapped.send(value) }
  func send(completion: Subscribers.Completion<Never>) {}
  func send(subscription: Subscription) { wrapped.send(subscription: subscription) }
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    wrapped.receive(subscriber: subscriber)
  }
}

struct Logging<Base: Scheduler>: Scheduler {
  let base: Base
  var now: Base.SchedulerTimeType { base.now }
  var minimumTolerance: Base.SchedulerTimeType.Stride { base.minimumTolerance }
  func schedule(options: Base.SchedulerOptions?, _ action: @escaping () -> Void) {
    base.schedule(options: options, action)
  }
  func schedule(
    after date: Base.SchedulerTimeType, tolerance: Base.SchedulerTimeType.Stride, options: Base.SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { base.schedule(after: date, tolerance: tolerance, options: options, action) }
  func schedule(
    after date: Base.SchedulerTimeType, interval: Base.SchedulerTimeType.Stride,
    tolerance: Base.SchedulerTimeType.Stride, options: Base.SchedulerOptions?, _ action: @escaping () -> Void
  ) -> Cancellable {
    base.schedule(after: date, interval: interval, tolerance: tolerance, options: options, action)
  }
}

final class Store: Combine.ObservableObject {
  let objectWillChange = PassthroughSubject<String, Never>()
  @Combine.Published var value = 0 {
    didSet { objectWillChange.send("changed to \(value)") }
  }
}

final class CustomTypesTests: XCTestCase {
  private var cancellables: Set<Combine.AnyCancellable> = []
  private var timer: Publishers.Autoconnect<Timer.TimerPublisher> = Timer.publish(every: 1, on: .main, in: .common)
    .autoconnect()
  private let changes: NotificationCenter.Publisher = NotificationCenter.default.publisher(for: .init("changed"))
  private let delay: DispatchQueue.SchedulerTimeType.Stride = .milliseconds(250)

  func testCustomTypes() {
    var received: [String] = []
    [1, 2].publisher.withPrevious().sink { received.append("\($0.previous ?? 0)\($0.current)") }.store(
      in: &cancellables)
    let relay = Relay<Int>()
    relay.receive(on: Logging(base: ImmediateScheduler.shared)).sink { received.append("\($0)") }
      .store(in: &cancellables)
    relay.send(5)
    Just(1).combineLatest(Just(2)).sum().sinkToResult { received.append("\($0)") }.store(in: &cancellables)
    let shared: Publishers.Share<Just<Int>> = Just(3).share()
    let erased: any Combine.Publisher<Int, Never> = shared
    XCTAssertTrue(erased is Publishers.Share<Just<Int>>)
    let store = Store()
    store.objectWillChange.sink { received.append($0) }.store(in: &cancellables)
    store.value = 3
    XCTAssertEqual(received, ["01", "12", "5", "success(3)", "changed to 3"])
    var list: [AnyCancellable] = []
    shared.sink { _ in }.store(in: &list)
    XCTAssertEqual(list.count, 1)
  }

  @MainActor func testValuesOnTheMainActor() async {
    let store = Store()
    let task = Task { @MainActor in
      var received: [Int] = []
      for await value in store.$value.prefix(3).values {
        received.append(value)
        store.value = value + 1
      }
      return received
    }
    let received = await task.value
    XCTAssertEqual(received.first, 0)
  }
}
