package import FirstFrameConditions
public import Foundation

/// The behavior of the snapshot assertions within a scope.
public struct SnapshotTestingConfiguration: Hashable, Sendable {
  /// Which references an assertion writes.
  public enum Record: String, CaseIterable, Hashable, Sendable, ExpressibleByBooleanLiteral {
    /// No references.
    case never
    /// References that do not exist.
    case missing
    /// References that do not exist, cannot be read, or differ.
    case failed
    /// All references that do not equal the value exactly.
    case all

    /// `true` stands for `all`, `false` for `never`.
    public init(booleanLiteral value: Bool) {
      self = value ? .all : .never
    }
  }

  /// Which references to write; `nil` for the mode of the enclosing scope.
  public var record: Record?

  /// The clock, the time zone and the locale of components.
  package var conditions = Conditions()

  public init(record: Record? = nil) {
    self.record = record
  }

  /// The configuration of the current task.
  @TaskLocal public static var current = SnapshotTestingConfiguration()

  /// The current configuration with the values replaced that are not `nil`.
  fileprivate static func current(
    record: Record?, clock: Date?, timeZone: TimeZone?, locale: Locale?
  ) -> SnapshotTestingConfiguration {
    var configuration = SnapshotTestingConfiguration(record: record ?? current.record)
    configuration.conditions = Conditions(
      clock: clock ?? current.conditions.clock, timeZone: timeZone ?? current.conditions.timeZone,
      locale: locale ?? current.conditions.locale)
    return configuration
  }
}

/// Runs an operation with settings for its snapshot assertions.
///
/// ```swift
/// withSnapshotTesting(clock: Date(timeIntervalSince1970: 1_767_268_800)) {
///   assertSnapshot(of: ReceiptView(), as: .image)
/// }
/// ```
///
/// The clock, the time zone and the locale apply to the thread, until the operation returns: `Date()`, `Calendar.current`,
/// `Locale.current` and formatters follow them, and tests that run at the same time do not. They need Linux with glibc;
/// elsewhere they have no effect, and assertions warn.
///
/// - Parameters:
///   - record: The references to write; `nil` for the mode of the enclosing scope.
///   - clock: The instant at which the wall clock stands still; waits move it on until the next assertion. `nil` for the
///     clock of the enclosing scope.
///   - timeZone: The current time zone; `nil` for that of the enclosing scope. The default time zone of formatters
///     belongs to the process: operations with a time zone run one after the other, and formatters of other threads
///     follow them.
///   - locale: The current locale; `nil` for that of the enclosing scope.
///   - operation: Called once, with the settings. Its result is returned.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  clock: Date? = nil,
  timeZone: TimeZone? = nil,
  locale: Locale? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  let configuration = SnapshotTestingConfiguration.current(
    record: record, clock: clock, timeZone: timeZone, locale: locale)
  return try SnapshotTestingConfiguration.$current.withValue(configuration) {
    try configuration.conditions.apply(operation)
  }
}

/// Runs an asynchronous operation with settings for its snapshot assertions.
///
/// An asynchronous operation has no thread of its own, so the clock, the time zone and the locale apply only within its
/// snapshot assertions: create the component in the assertion.
///
/// - Parameters:
///   - record: The references to write; `nil` for the mode of the enclosing scope.
///   - clock: The instant at which the wall clock stands still; `nil` for the clock of the enclosing scope.
///   - timeZone: The current time zone; `nil` for that of the enclosing scope.
///   - locale: The current locale; `nil` for that of the enclosing scope.
///   - isolation: The actor of the caller, on which the operation runs.
///   - operation: Called once, with the settings. Its result is returned.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  clock: Date? = nil,
  timeZone: TimeZone? = nil,
  locale: Locale? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  let configuration = SnapshotTestingConfiguration.current(
    record: record, clock: clock, timeZone: timeZone, locale: locale)
  return try await SnapshotTestingConfiguration.$current.withValue(configuration, operation: operation)
}
