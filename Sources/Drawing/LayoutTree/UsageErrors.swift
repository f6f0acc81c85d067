import FirstFrameLocalFiles
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

  @TaskLocal private static var collection: UsageCollection<UsageError>?
  private static let reporter = Mutex<Reporter?>(nil)

  package static func report(_ error: UsageError) {
    if let collection, collection.append(error) { return }
    (reporter.withLock { $0 } ?? UnreportedUsageErrors.append)(error)
  }

  /// Sets the function that receives the errors outside of ``collecting(_:)``, on the thread of each error.
  package static func setReporter(_ new: @escaping Reporter) {
    reporter.withLock { $0 = new }
  }

  /// Runs a function, and returns the different errors in it, in the order in which they first occurred.
  package static func collecting<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> (value: Value, errors: [UsageError]) {
    var errors: [UsageError] = []
    let value = try collecting(into: &errors, body)
    return (value, errors)
  }

  /// Runs a function, and sets the different errors in it, also if it throws.
  package static func collecting<Value, Failure: Error>(
    into errors: inout [UsageError], _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let collection = UsageCollection<UsageError>()
    defer { errors = collection.close() }
    return try $collection.withValue(collection, throwing: body)
  }
}

/// The errors of a process without test assertions, such as a test that imports only the components.
private enum UnreportedUsageErrors {
  private static let count = Mutex(0)

  @Sendable static func append(_ error: UsageError) {
    StandardError.write("error: \(error)")
    let isFirst = count.withLock { count in
      count += 1
      return count == 1
    }
    if isFirst { failAtExit() }
  }

  private static func failAtExit() {
    owner.withLock { $0 = getpid() }
    #if canImport(Glibc)
    on_exit({ status, _ in if status == 0, UnreportedUsageErrors.isOwner { UnreportedUsageErrors.fail() } }, nil)
    #else
    atexit { if UnreportedUsageErrors.isOwner { UnreportedUsageErrors.fail() } }
    #endif
  }

  /// The process that found the first error. One that it forks ends as its own code says.
  private static let owner = Mutex<pid_t>(0)
  private static var isOwner: Bool { owner.withLock { $0 } == getpid() }

  private static func fail() -> Never {
    let count = count.withLock { $0 }
    StandardError.write(
      "error: the process fails because of \(count) errors that end an app on a device, printed above")
    // `_exit` does not flush buffered output.
    fflush(nil)
    _exit(EXIT_FAILURE)
  }
}
