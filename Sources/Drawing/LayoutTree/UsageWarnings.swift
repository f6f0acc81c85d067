import FirstFrameLocalFiles
import Foundation
import Synchronization

/// Warnings about uses of a component toolkit that have no effect here.
///
/// An assertion collects the warnings of its value: they are warnings of its snapshot, each time. Others are printed once
/// in a process, and a session writes them to its journal when it ends.
package enum UsageWarnings {
  @TaskLocal private static var collection: UsageCollection<String>?
  private static let texts = Mutex<[String]>([])

  /// The warnings so far, in the order in which they were printed.
  package static var all: [String] { texts.withLock { $0 } }

  package static func warn(_ text: String) {
    if let collection, collection.append(text) { return }
    let isNew = texts.withLock { texts in
      guard !texts.contains(text) else { return false }
      texts.append(text)
      return true
    }
    if isNew { StandardError.write("warning: \(text)") }
  }

  /// Runs a function, and sets the different warnings in it, in the order in which they first occurred, also if it throws.
  package static func collecting<Value, Failure: Error>(
    into warnings: inout [String], _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let collection = UsageCollection<String>()
    defer { warnings = collection.close() }
    return try $collection.withValue(collection, throwing: body)
  }
}
