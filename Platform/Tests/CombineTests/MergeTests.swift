import Combine
import Testing

@Suite struct MergeTests {
  @Test(arguments: [
    Scenario("sends elements in the order in which they arrive", ["1", "2", "3"]) {
      let first = PassthroughSubject<Int, Never>()
      let second = PassthroughSubject<Int, Never>()
      let recorder = first.merge(with: second.map { $0 }).record()
      first.send(1)
      second.send(2)
      first.send(3)
      return recorder.events
    },
    Scenario("sends a sequence before the next one", ["1", "2", "3", "4", "finished"]) {
      [1, 2].publisher.merge(with: [3, 4].publisher).record().events
    },
    Scenario("merges up to eight publishers", ["1", "2", "3", "4", "5", "6", "7", "8", "finished"]) {
      Just(1).merge(with: Just(2), Just(3), Just(4), Just(5), Just(6), Just(7), Just(8)).record().events
    },
    Scenario(
      "adds a publisher to a Merge3, which gives a Merge4", ["Merge4<Just<Int>, Just<Int>, Just<Int>, Just<Int>>", "4"]
    ) {
      let merged: Publishers.Merge4 = Publishers.Merge3(Just(1), Just(2), Just(3)).merge(with: Just(4))
      return ["\(type(of: merged))".replacing("Publishers.", with: ""), "\(merged.d.output)"]
    },
    Scenario("finishes when all publishers have finished", ["1", "2", "finished"]) {
      let first = PassthroughSubject<Int, Never>()
      let second = PassthroughSubject<Int, Never>()
      let recorder = first.merge(with: second).record()
      first.send(1)
      first.send(completion: .finished)
      second.send(2)
      second.send(completion: .finished)
      return recorder.events
    },
    Scenario("fails when one publisher fails, and cancels the other", ["1", "failed", "∞", "cancel"]) {
      let first = Source<Int, Failing>()
      let second = PassthroughSubject<Int, Failing>()
      let recorder = first.merge(with: second).record()
      first.send(1)
      second.send(completion: .failure(Failing()))
      first.send(2)
      return recorder.events + first.log
    },
    Scenario("finishes immediately without publishers", ["finished"]) {
      Publishers.MergeMany([Just<Int>]()).record().events
    },
    Scenario("merges any number of publishers", ["0", "1", "2", "3", "finished"]) {
      Publishers.MergeMany((0..<3).map(Just.init)).merge(with: Just(3)).record().events
    },
    Scenario("sends no more elements than requested, and drops none", ["1", "2", "|", "3", "4", "finished"]) {
      let recorder = [1, 2].publisher.merge(with: [3, 4].publisher.map { $0 }).record(.max(2))
      recorder.append("|")
      recorder.request(.max(5))
      return recorder.events
    },
    Scenario("stores an element that arrives without demand, and the completion after it", ["1", "|", "2", "finished"])
    {
      let first = PassthroughSubject<Int, Never>()
      let second = PassthroughSubject<Int, Never>()
      let recorder = first.merge(with: second).record(.max(1))
      first.send(1)
      second.send(2)
      first.send(completion: .finished)
      second.send(completion: .finished)
      recorder.append("|")
      recorder.request(.max(1))
      return recorder.events
    },
    Scenario("requests one element ahead, before there is demand", ["1", "|", "1", "2"]) {
      let first = Source<Int, Never>()
      let recorder = first.merge(with: Just(2).map { $0 }).record(.none)
      first.send(1)
      let requested = first.log + ["|"]
      recorder.request(.max(2))
      return requested + recorder.events.filter { $0 != "finished" }.sorted()
    },
    Scenario("requests without limit once the demand is unlimited", ["1", "∞"]) {
      let first = Source<Int, Never>()
      let recorder = first.merge(with: Empty<Int, Never>(completeImmediately: false)).record(.max(1))
      recorder.request(.unlimited)
      return first.log
    },
    Scenario("requests another element for each one delivered", ["1", "1", "1"]) {
      let first = Source<Int, Never>()
      let recorder = first.merge(with: Empty<Int, Never>(completeImmediately: false)).record(.max(3))
      first.send(1)
      first.send(2)
      return withExtendedLifetime(recorder) { first.log }
    },
    Scenario("stops when the subscriber cancels while it receives", ["1"]) {
      let recorder = Recorder<Int, Never>(.none)
      let subject = PassthroughSubject<Int, Never>()
      var cancellable: AnyCancellable?
      cancellable = subject.merge(with: [2, 3].publisher.drop { $0 > 0 }).sink {
        recorder.append("\($0)")
        cancellable?.cancel()
      }
      subject.send(1)
      subject.send(2)
      return recorder.events
    },
  ])
  func merge(_ scenario: Scenario) { scenario.check() }
}
