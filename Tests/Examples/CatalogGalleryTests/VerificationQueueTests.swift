import Foundation
import Synchronization
import Testing

@testable import FirstFrameCatalogGallery

@Suite("A queue of components") struct VerificationQueueTests {
  @Test("returns each index once, in order", arguments: [0, 1, 300, 32_768])
  func order(count: Int) throws {
    let queue = try VerificationQueue(0..<count)
    #expect(Array(queue) == Array(0..<count))
    #expect(queue.next() == nil)
  }

  @Test("gives each index to one of those that read it at the same time")
  func readers() throws {
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
