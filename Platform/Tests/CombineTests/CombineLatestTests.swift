import Combine
import Testing

@Suite struct CombineLatestTests {
  @Test(arguments: [
    Scenario("sends nothing until each publisher has sent an element, then at every element", ["a1", "b1", "b2"]) {
      let letters = PassthroughSubject<String, Never>()
      let numbers = PassthroughSubject<Int, Never>()
      let recorder = letters.combineLatest(numbers) { "\($0)\($1)" }.record()
      letters.send("a")
      numbers.send(1)
      letters.send("b")
      numbers.send(2)
      return recorder.events
    },
    Scenario("uses the last element of a sequence that is the first publisher", ["(3, 4)", "(3, 5)", "finished"]) {
      [1, 2, 3].publisher.combineLatest([4, 5].publisher).record().events
    },
    Scenario("joins three publishers", ["(1, 2, 3)", "finished"]) {
      Just(1).combineLatest(Just(2), Just(3)).record().events
    },
    Scenario("joins four publishers", ["10", "finished"]) {
      Just(1).combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.record().events
    },
    Scenario("treats nil as an element", ["nil 1"]) {
      let first = CurrentValueSubject<Int?, Never>(nil)
      let second = CurrentValueSubject<Int, Never>(1)
      return first.combineLatest(second) { "\($0.map(String.init) ?? "nil") \($1)" }.record().events
    },
    Scenario("finishes only when all publishers have finished", ["(1, 1)", "(1, 2)", "finished"]) {
      let first = PassthroughSubject<Int, Never>()
      let second = PassthroughSubject<Int, Never>()
      let recorder = first.combineLatest(second).record()
      first.send(1)
      second.send(1)
      first.send(completion: .finished)
      second.send(2)
      second.send(completion: .finished)
      return recorder.events
    },
    Scenario("finishes without a tuple if a publisher is empty", ["finished"]) {
      Empty<Int, Never>().combineLatest(Just(1)).record().events
    },
    Scenario("fails when one publisher fails, and cancels the other", ["failed", "∞", "cancel"]) {
      let first = Source<Int, Failing>()
      let second = PassthroughSubject<Int, Failing>()
      let recorder = first.combineLatest(second).record()
      second.send(completion: .failure(Failing()))
      first.send(1)
      return recorder.events + first.log
    },
    Scenario("fails once if a publisher fails on subscription, and ignores the next one", ["failed"]) {
      let second = Source<Int, Failing>()
      let recorder = Fail<Int, Failing>(error: Failing()).combineLatest(second).record()
      return recorder.events + second.log
    },
    Scenario("passes requests to all publishers", ["2", "1"]) {
      let first = Source<Int, Never>()
      let second = Source<Int, Never>()
      let recorder = first.combineLatest(second).record(.max(2))
      recorder.request(.max(1))
      return first.log == second.log ? first.log : ["different"]
    },
    Scenario("stores the latest element without demand, and sends it with a later one", ["(1, 1)", "|", "(3, 2)"]) {
      let first = Source<Int, Never>()
      let second = Source<Int, Never>()
      let recorder = first.combineLatest(second).record(.max(1))
      first.send(1)
      second.send(1)
      first.send(2)
      first.send(3)
      recorder.append("|")
      recorder.request(.max(1))
      second.send(2)
      second.send(3)
      return recorder.events
    },
    Scenario("adds the demand that the subscriber returns", ["(1, 1)", "(2, 1)", "(3, 1)"]) {
      let first = PassthroughSubject<Int, Never>()
      let second = CurrentValueSubject<Int, Never>(1)
      let recorder = first.combineLatest(second).record(.max(1)) { $0.0 < 3 ? .max(1) : .none }
      for value in 1...5 { first.send(value) }
      return recorder.events
    },
    Scenario("cancels all publishers", ["∞", "cancel", "∞", "cancel"]) {
      let first = Source<Int, Never>()
      let second = Source<Int, Never>()
      let recorder = first.combineLatest(second).record()
      recorder.cancel()
      recorder.cancel()
      first.send(1)
      second.send(1)
      return first.log + second.log + recorder.events
    },
    Scenario(
      "delivers a value that is sent while another value is received, before send returns",
      [
        "1 0", "before", "2 0", "after",
      ]
    ) {
      let first = PassthroughSubject<Int, Never>()
      let second = CurrentValueSubject<Int, Never>(0)
      let recorder = Recorder<String, Never>(.none)
      let cancellable = first.combineLatest(second).sink { one, other in
        recorder.append("\(one) \(other)")
        guard one == 1 else { return }
        recorder.append("before")
        first.send(2)
        recorder.append("after")
      }
      first.send(1)
      cancellable.cancel()
      first.send(3)
      return recorder.events
    },
  ])
  func combineLatest(_ scenario: Scenario) { scenario.check() }

  @Test func equality() {
    #expect(Just(1).combineLatest(Just(2)) == Just(1).combineLatest(Just(2)))
    #expect(Just(1).combineLatest(Just(2), Just(3)) != Just(1).combineLatest(Just(2), Just(4)))
    #expect(Just(1).zip(Just(2)) == Just(1).zip(Just(2)))
    #expect(Just(1).zip(Just(2), Just(3)) != Just(1).zip(Just(2), Just(4)))
    #expect(Just(1).merge(with: Just(2), Just(3)) == Just(1).merge(with: Just(2), Just(3)))
  }
}
