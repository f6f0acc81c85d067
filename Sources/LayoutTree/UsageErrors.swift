import Foundation
import Synchronization

/// A use of a component toolkit that ends an app on a device, for example because UIKit throws an exception.
package struct UsageError: Error, Hashable, Sendable {
  /// The text of the exception.
  package let reason: String
  /// What to do, as a sentence; empty if the reason says it.
  package let advice: String

  package init(_ reason: String, advice: String = "") {
    self.reason = reason
    self.advice = advice
  }
}

extension UsageError: CustomStringConvertible {
  package var description: String {
    "on a device, an app ends here: \(reason)" + (advice.isEmpty ? "" : " \(advice)")
  }
}

/// Reports usage errors, after which the caller continues with a harmless result.
///
/// An assertion collects the errors of its value. Other errors go to the reporter of the process, which fails the
/// current test. A process without a reporter prints them, and fails when it ends.
package enum UsageErrors {
  package typealias Reporter = @Sendable (UsageError) -> Void

  @TaskLocal private static var collection: Collection?
  private static let reporter = Mutex<Reporter?>(nil)

  package static func report(_ error: UsageError) {
    if let collection {
      collection.append(error)
    } else {
      (reporter.withLock { $0 } ?? UnreportedUsageErrors.append)(error)
    }
  }

  /// Sets the function that receives the errors outside of ``collecting(_:)``, on the thread of each error.
  package static func setReporter(_ new: @escaping Reporter) {
    reporter.withLock { $0 = new }
  }

  /// Runs a function, and returns the different errors in it, in the order in which they first occurred.
  package static func collecting<Value>(_ body: () throws -> Value) rethrows -> (value: Value, errors: [UsageError]) {
    let collection = Collection()
    let value = try $collection.withValue(collection, operation: body)
    return (value, collection.errors)
  }

  private final class Collection: Sendable {
    private let found = Mutex<[UsageError]>([])

    var errors: [UsageError] { found.withLock { $0 } }

    func append(_ error: UsageError) {
      found.withLock { if !$0.contains(error) { $0.append(error) } }
    }
  }
}

/// The errors of a process without test assertions, such as a test that imports only the components.
private enum UnreportedUsageErrors {
  private static let count = Mutex(0)

  @Sendable static func append(_ error: UsageError) {
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    let isFirst = count.withLock { count in
      count += 1
      return count == 1
    }
    if isFirst { failAtExit() }
  }

  private static func failAtExit() {
    #if canImport(Glibc)
    on_exit({ status, _ in if status == 0 { UnreportedUsageErrors.fail() } }, nil)
    #else
    atexit { UnreportedUsageErrors.fail() }
    #endif
  }

  private static func fail() -> Never {
    let count = count.withLock { $0 }
    let text = "error: the process fails because of \(count) errors that end an app on a device, printed above\n"
    FileHandle.standardError.write(Data(text.utf8))
    // `_exit` does not flush buffered output.
    fflush(nil)
    _exit(EXIT_FAILURE)
  }
}
