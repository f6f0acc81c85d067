import FirstFrameLocalFiles
import Foundation
import Synchronization

/// Warnings about uses of a component toolkit that have no effect here.
///
/// An assertion collects the warnings of its value: they are warnings of its snapshot, each time. Others are printed once
/// in a process, and a session writes them to its journal when it ends.
package enum UsageWarnings {
  @TaskLocal private static var collection: Collection?
  private static let texts = Mutex<[String]>([])

  /// The warnings so far, in the order in which they were printed.
  package static var all: [String] { texts.withLock { $0 } }

  package static func warn(_ text: String) {
    if let collection { return collection.append(text) }
    let isNew = texts.withLock { texts in
      guard !texts.contains(text) else { return false }
      texts.append(text)
      return true
    }
    if isNew { StandardError.write("warning: \(text)") }
  }

  /// Runs a function, and returns the different warnings in it, in the order in which they first occurred.
  package static func collecting<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> (value: Value, warnings: [String]) {
    let collection = Collection()
    let value = try $collection.withValue(collection, throwing: body)
    return (value, collection.texts)
  }

  private final class Collection: Sendable {
    private let found = Mutex<[String]>([])

    var texts: [String] { found.withLock { $0 } }

    func append(_ text: String) {
      found.withLock { if !$0.contains(text) { $0.append(text) } }
    }
  }
}
