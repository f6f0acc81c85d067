import FirstFrameConditions
import FirstFrameLayoutTree
import FirstFrameLocalFiles
import Foundation

/// Changes the time zone and the locale while a closure runs.
///
/// With Glibc, the changes apply to the thread, except the default time zone of formatters. Elsewhere, they apply to the
/// process.
@MainActor
enum RegionalSettings {
  /// A time zone 14 hours ahead of Greenwich, with another date and hour than most machines that run tests.
  private static let timeZone = "Pacific/Kiritimati"
  /// The time zone to use if the process is already in the first one.
  private static let otherTimeZone = "America/St_Johns"
  /// A language that is written from right to left, with its own digits and separators.
  private static let locale = "ar_EG"
  private static let otherLocale = "de_DE"

  static func withChanged<Result>(timeZone changesTimeZone: Bool, locale changesLocale: Bool, _ body: () -> Result)
    -> Result
  {
    if Conditions.regionIsAvailable {
      let timeZone = TimeZone(identifier: TimeZone.current.identifier == timeZone ? otherTimeZone : timeZone)
      let locale = Locale(identifier: Locale.current.identifier == locale ? otherLocale : locale)
      return Conditions(timeZone: changesTimeZone ? timeZone : nil, locale: changesLocale ? locale : nil).apply(body)
    }
    guard changesLocale else { return changesTimeZone ? withTimeZone(body) : body() }
    return withLocale { changesTimeZone ? withTimeZone(body) : body() }
  }

  private static func withTimeZone<Result>(_ body: () -> Result) -> Result {
    let name = TimeZone.current.identifier == timeZone ? otherTimeZone : timeZone
    let previous = NSTimeZone.default
    let previousVariable = getenv(EnvironmentVariable.timeZone.name).map { String(cString: $0) }
    defer {
      set(EnvironmentVariable.timeZone.name, to: previousVariable)
      reloadTimeZone()
      NSTimeZone.default = previous
    }
    set(EnvironmentVariable.timeZone.name, to: name)
    reloadTimeZone()
    if let zone = TimeZone(identifier: name) { NSTimeZone.default = zone }
    return body()
  }

  private static func reloadTimeZone() {
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
    let changed: [String: Any] = ["AppleLocale": name, "AppleLanguages": [String(name.prefix(2))]]
    UserDefaults.standard.setVolatileDomain(
      languages.merging(changed) { $1 }, forName: UserDefaults.argumentDomain)
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

/// Disables the random seeds of dictionaries and sets, as `SWIFT_DETERMINISTIC_HASHING` does.
///
/// The variable is read at launch and sets a flag, which is a symbol of the standard library. With the flag, the order
/// of a new table depends only on its elements. Existing tables do not change. If the symbol is not found, hashing does
/// not change, and differences because of hash seeds are reported as differences because of addresses.
enum HashSeeding {
  /// The offset of the flag in `_swift_stdlib_Hashing_parameters`, after two seeds of 64 bits.
  private static let flagOffset = 16

  static func withoutSeeds<Result>(_ body: () -> Result) -> Result {
    guard let parameters = dlsym(dlopen(nil, RTLD_NOW), "_swift_stdlib_Hashing_parameters") else { return body() }
    let flag = (parameters + flagOffset).assumingMemoryBound(to: Bool.self)
    let previous = flag.pointee
    flag.pointee = true
    defer { flag.pointee = previous }
    return body()
  }
}

/// The texts that can represent the current minute and second, in any time zone.
struct ClockTexts {
  private let texts: [String]

  init(from began: Date, to ended: Date) {
    // The clock may have been set back in between.
    let seconds = [began, ended].map { Int($0.timeIntervalSince1970.rounded(.down)) }.sorted()
    let isStep = seconds[1] - seconds[0] > Self.longestBuild
    texts = (isStep ? seconds : Array(seconds[0]...seconds[1])).flatMap { second in
      let (minute, rest) = (Self.twoDigits(second / 60 % 60), Self.twoDigits(second % 60))
      return [":\(minute):\(rest)", ".\(minute).\(rest)", "\(second)", "\(second - Self.referenceSecond)"]
    }
  }

  func occur(in text: String) -> Bool { texts.contains { text.contains($0) } }

  func occur(in tree: LayoutNode) -> Bool {
    if let text = tree.text?.string, occur(in: text) { return true }
    return tree.children.contains(where: occur(in:))
  }

  /// The longest time in seconds that a component takes to be built: a longer one means that the clock was set.
  private static let longestBuild = 3600

  /// The start of 2001, from which `timeIntervalSinceReferenceDate` counts.
  private static let referenceSecond = Int(Date.timeIntervalBetween1970AndReferenceDate)

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
