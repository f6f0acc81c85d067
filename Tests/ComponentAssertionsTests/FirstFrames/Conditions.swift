import Foundation

/// What the probes of determinism change for a while.
struct Conditions: Equatable {
  private let timeZone = TimeZone.current.identifier
  private let variables = ["TZ", "LANG", "LC_ALL", "LANGUAGE"].map { ProcessInfo.processInfo.environment[$0] }
  private let languages = Locale.preferredLanguages
}
