import Foundation

/// The typesetter of the process.
///
/// Unchecked: the lock guards the value.
final class SharedTypesetter: @unchecked Sendable {
  static let process = SharedTypesetter()

  private let lock = NSLock()
  private var typesetter = Typesetter()

  var value: Typesetter {
    lock.lock()
    defer { lock.unlock() }
    return typesetter
  }

  func update<Failure>(_ change: (inout Typesetter) throws(Failure) -> Void) throws(Failure) {
    lock.lock()
    defer { lock.unlock() }
    try change(&typesetter)
  }
}
