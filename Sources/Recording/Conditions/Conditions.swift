import FirstFrameCConditions
package import Foundation

/// The clock, the time zone and the locale that code sees while it runs on a thread.
///
/// They apply to one thread, so tests that run at the same time neither affect each other nor wait for each other. Only
/// Linux with glibc has these conditions.
package struct Conditions: Hashable, Sendable {
  /// The instant at which the wall clock stands still; waits of the thread move it on. `nil` for the process's clock.
  package var clock: Date?
  /// The current time zone; `nil` for the process's.
  package var timeZone: TimeZone?
  /// The current locale; `nil` for the process's.
  package var locale: Locale?

  package init(clock: Date? = nil, timeZone: TimeZone? = nil, locale: Locale? = nil) {
    self.clock = clock
    self.timeZone = timeZone
    self.locale = locale
  }

  /// Whether all conditions of a thread can be changed here.
  package static var areAvailable: Bool {
    ReplacedFunctions.clock.areEffective && ReplacedFunctions.region.areEffective
  }

  /// Whether the time zone and the locale of a thread can be changed here.
  package static var regionIsAvailable: Bool { ReplacedFunctions.region.areEffective }

  /// The conditions with the process's clock if that stands still and there is no other. Applying them undoes what
  /// earlier waits of the thread have added to it.
  package var withProcessClock: Conditions {
    var instant: Int64 = 0
    guard clock == nil, firstframe_process_clock(&instant) else { return self }
    var conditions = self
    conditions.clock = Date(timeIntervalSince1970: Double(instant) / 1e9)
    return conditions
  }

  /// The warning that the conditions have no effect here; `nil` if they have.
  package var warning: String? {
    let hasRegion = timeZone != nil || locale != nil
    if hasRegion, let problem = ReplacedFunctions.region.problem {
      return "The time zone and the locale of withSnapshotTesting have no effect here: \(problem)."
    }
    if clock != nil, let problem = ReplacedFunctions.clock.problem {
      return "The clock of withSnapshotTesting has no effect here: \(problem)."
    }
    if !isEmpty, !Self.regionIsAvailable, ReplacedFunctions.region.missingSymbol == nil {
      return "The clock, the time zone and the locale of withSnapshotTesting have no effect here: they need Linux with "
        + "glibc."
    }
    guard clock != nil, !ReplacedFunctions.clock.areEffective else { return nil }
    return "The clock of withSnapshotTesting has no effect under a sanitizer."
  }

  /// Whether there is anything to change.
  package var isEmpty: Bool { self == Conditions() }

  /// Runs a body on the current thread under these conditions.
  package func apply<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    // A clock without a region works if only Foundation has changed.
    let clock = ReplacedFunctions.clock.areEffective ? clock : nil
    let hasRegion = Self.regionIsAvailable && (timeZone != nil || locale != nil)
    guard clock != nil || hasRegion else { return try body() }
    let previous = firstframe_get_conditions()
    defer { firstframe_set_conditions(previous) }
    var conditions = previous
    if let clock {
      conditions.has_clock = true
      conditions.instant = Self.nanoseconds(clock)
      firstframe_end_waits()
    }
    defer { if clock != nil { firstframe_end_waits() } }
    let region = hasRegion ? Region(timeZone: timeZone, locale: locale, within: Region.ofThread) : Region.ofThread
    conditions.region = region.map { Unmanaged.passUnretained($0).toOpaque() }
    return try withExtendedLifetime(region) { () throws(Failure) in
      firstframe_set_conditions(conditions)
      return try body()
    }
  }

  /// The nanoseconds since 1970, limited to the range of 64 bits: the years 1678 to 2261.
  private static func nanoseconds(_ date: Date) -> Int64 {
    let limit = 9.2e18
    return Int64(min(max((date.timeIntervalSince1970 * 1e9).rounded(), -limit), limit))
  }
}
