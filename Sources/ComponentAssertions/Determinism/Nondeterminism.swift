/// What two builds of a component depend on, so that they differ.
public enum Nondeterminism: String, CaseIterable, Hashable, Sendable {
  /// The order of a dictionary or a set, which is seeded anew for each of them.
  case hashSeed
  /// The process's time zone.
  case timeZone
  /// The process's locale.
  case locale
  /// The time of day.
  case clock
  /// Where in memory objects lie.
  case addressOrder
  /// Random numbers, or whatever else no probe explains.
  case random
}

extension Nondeterminism {
  var words: String {
    switch self {
    case .hashSeed: "the order of a dictionary or set reaches the layout; sort before rendering"
    case .timeZone: "a date is formatted in the process's time zone; set the formatter's `timeZone`"
    case .locale: "the process's locale is used; hand a `Locale` in with the state"
    case .clock: "the time of day is shown; hand a clock in with the view model"
    case .addressOrder: "the order of addresses in memory is used; order by what the objects hold"
    case .random: "random numbers are used, or something else that no two builds share; hand a generator in"
    }
  }
}
