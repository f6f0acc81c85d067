import Foundation
import Synchronization
import Testing

@testable import FirstFrameCatalogGallery

/// A queue of components.
struct VerificationQueueTests {
  @Test(arguments: [0, 1, 300, 32_768])
  func returnsEachIndexOnceInOrder(count: Int) throws {
    let queue = try VerificationQueue(0..<count)
    #expect(Array(queue) == Array(0..<count))
    #expect(queue.next() == nil)
  }

  @Test func givesEachIndexToOneOfThoseThatReadItAtTheSameTime() throws {
    let queue = try VerificationQueue(0..<10_000)
    let taken = Mutex([[Int]]())
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      let own = Array(VerificationQueue(file: queue.file))
      taken.withLock { $0.append(own) }
    }
    let lists = taken.withLock { $0 }
    #expect(lists.flatMap { $0 }.sorted() == Array(0..<10_000))
    #expect(lists.allSatisfy { $0 == $0.sorted() }, "each takes increasing indices")
  }
}
