import ArgumentParser
import FirstFrameConditions
import FirstFrameLocalFiles
import Foundation

/// The options that fix the clock, the time zone and the locale of tests.
struct ConditionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The instant at which the clock of the tests stands still, such as 2026-01-01T12:00:00Z.", valueName: "instant"))
  var clock: String?

  @Option(help: ArgumentHelp("The time zone of the tests, such as Europe/Lisbon.", valueName: "name"))
  var timeZone: String?

  @Option(help: ArgumentHelp("The locale of the tests, such as de_DE.", valueName: "identifier"))
  var locale: String?

  func validate() throws {
    if let clock, ClockOption.instant(clock) == nil {
      throw ValidationError(
        "--clock: expected an instant from 1970 to 2200 such as 2026-01-01T12:00:00Z, found \"\(clock)\"")
    }
    if let timeZone, TimeZone(identifier: timeZone) == nil {
      throw ValidationError("--time-zone: expected a name such as Europe/Lisbon, found \"\(timeZone)\"")
    }
    if let locale, !Locale.availableIdentifiers.contains(locale.replacing("-", with: "_")) {
      throw ValidationError("--locale: expected an identifier such as de_DE, found \"\(locale)\"")
    }
    if clock != nil || locale != nil, !Conditions.areAvailable {
      throw ValidationError("--clock and --locale need Linux with glibc.")
    }
  }

  /// The variables for the tests.
  var environment: [String: String] {
    let instant = clock.flatMap(ClockOption.instant).map(ClockOption.text)
    let region = locale.map { $0.replacing("-", with: "_") }
    let values: [(EnvironmentVariable, String?)] = [(.clock, instant), (.timeZone, timeZone), (.locale, region)]
    return Dictionary(uniqueKeysWithValues: values.compactMap { variable, value in value.map { (variable.name, $0) } })
  }
}
