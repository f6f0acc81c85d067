import Synchronization
import Testing

@testable import FirstFrameCaching

@Suite struct LimitedCacheTests {
  private final class Object: Sendable {}

  @Test func aValueIsMadeOnce() {
    let cache = LimitedCache<String, Int>(limit: 10)
    var count = 0
    for _ in 0..<3 {
      let value = cache.value(for: "a") {
        count += 1
        return 7
      }
      #expect(value == 7)
    }
    #expect(count == 1)
    #expect(cache["a"] == 7)
    #expect(cache["b"] == nil)
  }

  @Test func theFirstStoredObjectIsTheValue() {
    let cache = LimitedCache<Int, Object>(limit: 10)
    let (first, second) = (Object(), Object())
    // Another thread stores a value while this one is made.
    let value = cache.value(for: 1) {
      cache.store(first, for: 1)
      return second
    }
    #expect(value === first)
    #expect(cache.store(second, for: 1) === first)
  }

  @Test func aValueBeyondTheLimitEmptiesTheCache() {
    let cache = LimitedCache<Int, Int>(limit: 3)
    for key in 1...3 { cache.store(key, for: key) }
    #expect((1...3).map { cache[$0] } == [1, 2, 3])
    cache.store(4, for: 4)
    #expect((1...4).map { cache[$0] } == [nil, nil, nil, 4])
  }

  @Test func costsAreAdded() {
    let cache = LimitedCache<String, Int>(limit: 100) { $0.utf8.count + $1 }
    // 20 each: the sixth exceeds the limit.
    for key in ["a", "b", "c", "d", "e"] { cache.store(19, for: key) }
    #expect(["a", "e"].map { cache[$0] } == [19, 19])
    cache.store(19, for: "f")
    #expect(["a", "e", "f"].map { cache[$0] } == [nil, nil, 19])
  }

  @Test(arguments: [(24, true), (25, false)])
  func aValueOfMoreThanAQuarterIsNotStored(value: Int, isStored: Bool) {
    let cache = LimitedCache<String, Int>(limit: 100) { $0.utf8.count + $1 }
    #expect(cache.store(value, for: "a") == value)
    #expect((cache["a"] != nil) == isStored)
  }

  @Test func aLimitOfOneKeepsTheLastValue() {
    let cache = LimitedCache<Int, Int>(limit: 1)
    cache.store(1, for: 1)
    cache.store(2, for: 2)
    #expect(cache[1] == nil)
    #expect(cache[2] == 2)
  }

  @Test func threadsGetOneObject() async {
    let cache = LimitedCache<Int, Object>(limit: 100)
    let identities = await withTaskGroup(of: ObjectIdentifier.self) { group in
      for number in 0..<64 { group.addTask { ObjectIdentifier(cache.value(for: number % 2) { Object() }) } }
      return await group.reduce(into: Set<ObjectIdentifier>()) { $0.insert($1) }
    }
    #expect(identities.count == 2)
  }
}
