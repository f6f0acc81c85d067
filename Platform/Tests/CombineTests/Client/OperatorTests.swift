// All operators of Apple's Combine, written as in Swift 5 mode, with the values that the documentation states.
import Combine
import Foundation
import XCTest

private struct Broken: Error, Equatable {}

private struct Point: Codable, Equatable {
  var x = 1, y = 2, z = 3
}

final class OperatorTests: XCTestCase {
  private func check<P: Publisher>(_ publisher: P, _ expected: [P.Output], fails: Bool = false, line: UInt = #line)
  where P.Output: Equatable {
    var values: [P.Output] = []
    var completion: String?
    publisher.subscribe(
      AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { $0.request(.unlimited) },
        receiveValue: {
          values.append($0)
          return .none
        },
        receiveCompletion: {
          if case .failure = $0 { completion = "failed" } else { completion = "finished" }
        }))
    XCTAssertEqual(values, expected, line: line)
    XCTAssertEqual(completion, fails ? "failed" : "finished", line: line)
  }

  private let numbers = [1, 2, 3, 4].publisher
  private func generic() -> AnyPublisher<Int, Never> { numbers.eraseToAnyPublisher() }
  private func failing() -> AnyPublisher<Int, Broken> {
    generic().setFailureType(to: Broken.self).append(Fail(error: Broken())).eraseToAnyPublisher()
  }
  private func failAtThree(_ value: Int) throws -> Int {
    if value == 3 { throw Broken() }
    return value
  }

  func testMapping() {
    check(generic().map { $0 * 2 }, [2, 4, 6, 8])
    check(generic().tryMap(failAtThree), [1, 2], fails: true)
    check(failing().mapError { _ in URLError(.unknown) }, [1, 2, 3, 4], fails: true)
    check(generic().map { $0 == 2 ? nil : $0 }.replaceNil(with: 0), [1, 0, 3, 4])
    check(generic().scan(0, +), [1, 3, 6, 10])
    check(generic().tryScan(0) { $0 + (try self.failAtThree($1)) }, [1, 3], fails: true)
    check(Just(Point()).map(\.x), [1])
    check(Just(Point()).eraseToAnyPublisher().map(\.x, \.y).map { $0 + $1 }, [3])
    check(Just(Point()).eraseToAnyPublisher().map(\.x, \.y, \.z).map { $0 + $1 + $2 }, [6])
    check(generic().setFailureType(to: Broken.self), [1, 2, 3, 4])
    check(Just(Point()).encode(encoder: JSONEncoder()).decode(type: Point.self, decoder: JSONDecoder()), [Point()])
    check(
      Just(Point()).encode(encoder: PropertyListEncoder()).decode(type: Point.self, decoder: PropertyListDecoder()),
      [Point()])
  }

  func testFiltering() {
    check(generic().filter { $0.isMultiple(of: 2) }, [2, 4])
    check(generic().tryFilter { try self.failAtThree($0) > 1 }, [2], fails: true)
    check(["1", "a"].publisher.compactMap(Int.init), [1])
    check(generic().tryCompactMap(failAtThree), [1, 2], fails: true)
    check([1, 1, 2, 1].publisher.eraseToAnyPublisher().removeDuplicates(), [1, 2, 1])
    check(generic().removeDuplicates { $0 / 2 == $1 / 2 }, [1, 2, 4])
    check(generic().tryRemoveDuplicates { try self.failAtThree($1) == $0 }, [1, 2], fails: true)
    check(Empty<Int, Never>().replaceEmpty(with: 9), [9])
    check(failing().replaceError(with: 9), [1, 2, 3, 4, 9])
    check(generic().ignoreOutput(), [])
  }

  func testReducing() {
    check(generic().collect(), [[1, 2, 3, 4]])
    check(generic().collect(3), [[1, 2, 3], [4]])
    check(generic().collect(.byTimeOrCount(ImmediateScheduler.shared, 1, 3)), [[1, 2, 3], [4]])
    check(generic().reduce(0, +), [10])
    check(generic().tryReduce(0) { $0 + (try self.failAtThree($1)) }, [], fails: true)
    check(generic().count(), [4])
    check(generic().max(), [4])
    check(generic().min { $0 > $1 }, [4])
    check(generic().tryMax { try self.failAtThree($0) < $1 }, [], fails: true)
    check(generic().contains(3), [true])
    check(generic().contains { $0 > 4 }, [false])
    check(generic().tryContains { try self.failAtThree($0) == 2 }, [true])
    check(generic().allSatisfy { $0 < 4 }, [false])
    check(generic().tryAllSatisfy { try self.failAtThree($0) < 4 }, [], fails: true)
  }

  func testSequencing() {
    let never = Empty<Int, Never>(completeImmediately: false)
    check(generic().first(), [1])
    check(generic().first { $0 > 2 }, [3])
    check(generic().tryFirst { try self.failAtThree($0) > 3 }, [], fails: true)
    check(generic().last(), [4])
    check(generic().last { $0 < 3 }, [2])
    check(generic().dropFirst(3), [4])
    check(generic().drop { $0 < 3 }, [3, 4])
    check(generic().tryDrop { try self.failAtThree($0) < 3 }, [], fails: true)
    check(generic().drop(untilOutputFrom: Just(0)), [1, 2, 3, 4])
    check(generic().prefix(2), [1, 2])
    check(generic().prefix { $0 < 3 }, [1, 2])
    check(generic().tryPrefix { try self.failAtThree($0) < 9 }, [1, 2], fails: true)
    check(generic().prefix(untilOutputFrom: never), [1, 2, 3, 4])
    check(generic().output(at: 2), [3])
    check(generic().output(in: 1...2), [2, 3])
    check(generic().prepend(0), [0, 1, 2, 3, 4])
    check(generic().prepend([8, 9]).append(5).append([6]).append(Just(7)), [8, 9, 1, 2, 3, 4, 5, 6, 7])
    check(generic().prepend(Just(0)), [0, 1, 2, 3, 4])
  }

  func testJoining() {
    check(generic().zip(["a", "b"].publisher).map { "\($0)\($1)" }, ["1a", "2b"])
    check(generic().zip(generic(), generic()) { $0 + $1 + $2 }, [3, 6, 9, 12])
    check(generic().zip(generic(), generic(), generic()) { $0 + $1 + $2 + $3 }, [4, 8, 12, 16])
    check(Publishers.Zip3(Just(1), Just(2), Just(3)).map { $0 + $1 + $2 }, [6])
    check(Publishers.CombineLatest4(Just(1), Just(2), Just(3), Just(4)).map { $0 + $1 + $2 + $3 }, [10])
    check(Publishers.Merge3(generic(), Just(5), Just(6)), [1, 2, 3, 4, 5, 6])
    check(Publishers.MergeMany(generic(), generic()).count(), [8])
    check(generic().flatMap { Array(repeating: $0, count: $0).publisher }.count(), [10])
    check(generic().flatMap(maxPublishers: .max(1)) { Just($0).setFailureType(to: Broken.self) }, [1, 2, 3, 4])
    check(failing().flatMap { Just($0) }, [1, 2, 3, 4], fails: true)
    check(generic().map { Just($0) }.switchToLatest(), [1, 2, 3, 4])
    check(generic().map { Just($0).setFailureType(to: Broken.self) }.switchToLatest(), [1, 2, 3, 4])
    check(failing().map { Just($0) }.switchToLatest(), [1, 2, 3, 4], fails: true)
  }

  func testErrors() {
    var attempts = 0
    let flaky = Deferred { () -> AnyPublisher<Int, Broken> in
      attempts += 1
      return attempts < 3
        ? Fail(error: Broken()).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: Broken.self).eraseToAnyPublisher()
    }
    check(flaky.retry(2), [3])
    check(failing().catch { _ in Just(5) }, [1, 2, 3, 4, 5])
    check(failing().tryCatch { _ -> Just<Int> in throw Broken() }, [1, 2, 3, 4], fails: true)
    check(Just(1).setFailureType(to: Broken.self).assertNoFailure(), [1])
    check(Result<Int, Broken>.success(1).publisher, [1])
    check(Result<Int, Broken>.failure(Broken()).publisher, [], fails: true)
    check(Optional<Int>.none.publisher, [])
    check(Record<Int, Broken>(output: [1, 2], completion: .failure(Broken())), [1, 2], fails: true)
    check(Fail<Int, Broken>(error: Broken()), [], fails: true)
  }

  func testTimeAndDebugging() {
    let scheduler = ImmediateScheduler.shared
    check(generic().receive(on: scheduler).subscribe(on: scheduler), [1, 2, 3, 4])
    check(generic().delay(for: 1, scheduler: scheduler), [1, 2, 3, 4])
    check(generic().measureInterval(using: scheduler).count(), [4])
    check(generic().buffer(size: 4, prefetch: .byRequest, whenFull: .dropOldest), [1, 2, 3, 4])
    let typed = generic().setFailureType(to: Broken.self)
    check(typed.buffer(size: 9, prefetch: .keepFull, whenFull: .customError(Broken.init)), [1, 2, 3, 4])
    check(generic().handleEvents().breakpoint().breakpointOnError(), [1, 2, 3, 4])
    var log = ""
    struct Stream: TextOutputStream {
      let body: (String) -> Void
      func write(_ string: String) { body(string) }
    }
    check(Just(1).print("p", to: Stream { log += $0 }), [1])
    XCTAssertEqual(log.contains("p: receive value: (1)"), true)
  }

  func testSharing() {
    check(generic().share(), [1, 2, 3, 4])
    check(generic().multicast { PassthroughSubject() }.autoconnect(), [1, 2, 3, 4])
    check(generic().multicast(subject: PassthroughSubject()).autoconnect(), [1, 2, 3, 4])
    check(generic().makeConnectable().autoconnect(), [1, 2, 3, 4])
    let subject = CurrentValueSubject<Int, Never>(0)
    let connection: AnyCancellable = generic().subscribe(subject)
    XCTAssertEqual(subject.value, 4)
    connection.cancel()
    final class Target { var value = 0 }
    let target = Target()
    _ = generic().assign(to: \.value, on: target)
    XCTAssertEqual(target.value, 4)
    var received = 0
    generic().subscribe(Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: { received += $0 }))
    XCTAssertEqual(received, 10)
  }
}
