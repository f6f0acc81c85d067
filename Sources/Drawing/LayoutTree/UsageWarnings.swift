import FirstFrameLocalFiles
import Foundation
import Synchronization

/// Warnings about uses of a component toolkit that have no effect here, each printed once in a process. A session writes
/// them to its journal when it ends.
package enum UsageWarnings {
  private static let texts = Mutex<[String]>([])

  /// The warnings so far, in the order in which they were printed.
  package static var all: [String] { texts.withLock { $0 } }

  package static func warn(_ text: String) {
    let isNew = texts.withLock { texts in
      guard !texts.contains(text) else { return false }
      texts.append(text)
      return true
    }
    if isNew { StandardError.write("warning: \(text)") }
  }
}
