import Dispatch

/// The one place where values cross into the main actor without a suspension.
///
/// The callers have found out that they are on it already, so nothing leaves its isolation; the compiler cannot
/// see that, which is why values are passed as `nonisolated(unsafe)`.
enum MainActorDoor {
  /// Calls the body with a value, on the main actor that the caller is on.
  static func call<Value, Result>(
    _ body: @MainActor @Sendable (Value) throws -> Result, with value: Value
  ) throws -> Result {
    nonisolated(unsafe) let value = value
    nonisolated(unsafe) var result: Result?
    try MainActor.assumeIsolated { result = try body(value) }
    guard let result else { throw CaptureError.notOnMainActor }
    return result
  }
}
