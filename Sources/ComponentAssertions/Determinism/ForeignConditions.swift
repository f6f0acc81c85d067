import Foundation

/// Another time zone and another locale than those of the process, for as long as a closure runs.
///
/// Both belong to the whole process: code that runs on other threads meanwhile sees them too.
@MainActor
enum ForeignConditions {
  /// Fourteen hours ahead of Greenwich: no moment has the same date and hour as anywhere that tests usually run.
  private static let timeZone = "Pacific/Kiritimati"
  /// Where the process is there already.
  private static let otherTimeZone = "America/St_Johns"
  /// Right to left, with digits and separators of its own.
  private static let locale = "ar_EG"
  private static let otherLocale = "de_DE"

  static func with<Result>(timeZone isForeign: Bool, locale isForeignLocale: Bool, _ body: () -> Result) -> Result {
    guard isForeignLocale else { return isForeign ? withTimeZone(body) : body() }
    return withLocale { isForeign ? withTimeZone(body) : body() }
  }

  private static func withTimeZone<Result>(_ body: () -> Result) -> Result {
    let name = TimeZone.current.identifier == timeZone ? otherTimeZone : timeZone
    let previous = NSTimeZone.default
    let wasSet = getenv("TZ").map { String(cString: $0) }
    defer {
      set("TZ", to: wasSet)
      adoptVariable()
      NSTimeZone.default = previous
    }
    set("TZ", to: name)
    adoptVariable()
    if let zone = TimeZone(identifier: name) { NSTimeZone.default = zone }
    return body()
  }

  private static func adoptVariable() {
    tzset()
    NSTimeZone.resetSystemTimeZone()
  }

  private static func withLocale<Result>(_ body: () -> Result) -> Result {
    let variables = ["LC_ALL", "LANG", "LANGUAGE"]
    let previous = variables.map { name in getenv(name).map { String(cString: $0) } }
    let languages = UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)
    defer {
      for (name, value) in zip(variables, previous) { set(name, to: value) }
      UserDefaults.standard.setVolatileDomain(languages, forName: UserDefaults.argumentDomain)
    }
    let name = Locale.current.identifier == locale ? otherLocale : locale
    for variable in variables { set(variable, to: name + ".UTF-8") }
    let foreign: [String: Any] = ["AppleLocale": name, "AppleLanguages": [String(name.prefix(2))]]
    UserDefaults.standard.setVolatileDomain(
      languages.merging(foreign) { $1 }, forName: UserDefaults.argumentDomain)
    return body()
  }

  private static func set(_ variable: String, to value: String?) {
    if let value {
      setenv(variable, value, 1)
    } else {
      unsetenv(variable)
    }
  }
}
