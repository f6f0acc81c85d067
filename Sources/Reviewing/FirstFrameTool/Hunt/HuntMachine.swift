import FirstFrameConditions
import FirstFrameLocalFiles
import Foundation

/// What the conditions of a hunt depend on: the time, the time zone, and what this machine can do.
struct HuntMachine {
  var now: Date
  var timeZone: TimeZone
  /// Whether the clock and the locale of a test process can be changed.
  var changesProcesses: Bool
  /// What changes the disk, the main queue and the folders of a test process.
  var library: HuntLibrary
  /// A processor that the tests may use; `nil` if there are fewer than two.
  var processor: Int?
  /// Whether the program `taskset` is installed.
  var hasTaskset: Bool

  /// This machine.
  static func current(with library: HuntLibrary) -> HuntMachine {
    HuntMachine(
      now: Date(), timeZone: .current, changesProcesses: Conditions.areAvailable, library: library,
      processor: allowedProcessor, hasTaskset: isInstalled("taskset"))
  }

  /// Whether a program is in `PATH`.
  static func isInstalled(_ program: String) -> Bool {
    let folders =
      EnvironmentVariable.programs.value(in: ProcessInfo.processInfo.environment)?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
  }

  private static var allowedProcessor: Int? {
    guard ProcessInfo.processInfo.activeProcessorCount > 1,
      let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("Cpus_allowed_list:") })
    else { return nil }
    return Int(line.drop { !$0.isNumber }.prefix { $0.isNumber })
  }

  /// The variables of every run: the clock starts at the same instant, and the order of hash tables is the same.
  var common: HuntSettings {
    var environment = ["SWIFT_DETERMINISTIC_HASHING": "1"]
    if changesProcesses { environment[EnvironmentVariable.clock.name] = clock(from: now) }
    return HuntSettings(environment: environment)
  }

  /// All conditions, in the order in which they are tried.
  ///
  /// - Parameter folder: The folder for the condition of that name.
  func conditions(folder: String) -> [HuntCondition] {
    clockConditions + regionConditions + orderConditions + speedConditions + [
      libraryCondition(
        "folder", "another current folder and another home folder", .folder, [EnvironmentVariable.folder.name: folder])
    ]
  }

  // MARK: Clock and region

  private var clockConditions: [HuntCondition] {
    let (day, hour) = (86_400.0, 3600.0)
    return [
      clockCondition("another-day", "a day and some hours later", from: now + day + 1.3 * hour),
      clockCondition("another-year", "a year and some weeks later", from: now + 400 * day + 2.3 * hour),
      clockCondition("month-end", "the last minute of a month", from: endOfMonth),
      clockCondition("leap-day", "29 February", from: leapDay),
    ]
  }

  private var regionConditions: [HuntCondition] {
    let locale = "ar_EG"
    let language = [
      EnvironmentVariable.locale.name: locale, "LANG": locale + ".UTF-8", "LC_ALL": locale + ".UTF-8",
      "LANGUAGE": locale,
    ]
    let zone = otherTimeZone
    let zoneSettings = HuntSettings(environment: [EnvironmentVariable.timeZone.name: zone.identifier])
    let change = zone.nextDaylightSavingTimeTransition(after: now) ?? now
    let saving = HuntSettings(environment: [EnvironmentVariable.clock.name: clock(from: change + 1800)])
    return [
      HuntCondition(
        name: "daylight-saving", explanation: "half an hour after a daylight saving change, in \(zone.identifier)",
        factor: .clock, settings: zoneSettings.adding(saving), comparedWith: zoneSettings, obstacle: processObstacle),
      HuntCondition(
        name: "time-zone", explanation: "the time zone \(zone.identifier)", factor: .timeZone, settings: zoneSettings),
      processCondition("language", "Arabic in Egypt, with other digits and separators", .language, language),
    ]
  }

  /// The last minute of this month.
  private var endOfMonth: Date {
    (calendar.dateInterval(of: .month, for: now)?.end ?? now) - 60
  }

  /// Noon of the next 29 February.
  private var leapDay: Date {
    let noon = DateComponents(month: 2, day: 29, hour: 12)
    return calendar.nextDate(after: now, matching: noon, matchingPolicy: .strict) ?? now
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }

  /// A time zone with daylight saving time, far from most machines that run tests.
  private var otherTimeZone: TimeZone {
    let names = ["Pacific/Auckland", "America/St_Johns"]
    return names.filter { $0 != timeZone.identifier }.compactMap(TimeZone.init(identifier:)).first ?? timeZone
  }

  private func clockCondition(_ name: String, _ explanation: String, from instant: Date) -> HuntCondition {
    processCondition(name, explanation, .clock, [EnvironmentVariable.clock.name: clock(from: instant)])
  }

  private func clock(from instant: Date) -> String { "from " + ClockOption.text(of: instant) }

  // MARK: Order and speed

  private var orderConditions: [HuntCondition] {
    [
      HuntCondition(
        name: "hash-seed", explanation: "random hash seeds, as in processes by default", factor: .hashSeed,
        settings: HuntSettings(environment: ["SWIFT_DETERMINISTIC_HASHING": "0"]), runCount: 3),
      HuntCondition(
        name: "parallel", explanation: "each XCTest method in its own process, several at a time", factor: .scheduling,
        settings: HuntSettings(arguments: ["--parallel"])),
      HuntCondition(
        name: "serial", explanation: "one test after the other", factor: .scheduling,
        settings: HuntSettings(arguments: ["--no-parallel"])),
      HuntCondition(
        name: "order", explanation: "another order of tests", factor: .order, settings: HuntSettings(),
        obstacle: "neither XCTest nor Swift Testing can change it; `parallel` runs each XCTest method alone"),
    ]
  }

  private var speedConditions: [HuntCondition] {
    var oneProcessor = HuntCondition(
      name: "one-processor", explanation: "one processor", factor: .processors,
      settings: HuntSettings(launcher: ["taskset", "--cpu-list", "\(processor ?? 0)"]))
    if !hasTaskset {
      oneProcessor.obstacle = "the program `taskset` is not installed"
    } else if processor == nil {
      oneProcessor.obstacle = "this machine has one processor"
    }
    return [
      oneProcessor,
      libraryCondition(
        "slow-disk", "every file is opened 10 milliseconds later", .disk, [EnvironmentVariable.fileDelay.name: "10"]),
      libraryCondition(
        "late-main-queue", "every block of the main queue is added 150 milliseconds later", .mainQueue,
        [EnvironmentVariable.mainQueueDelay.name: "150"]),
    ]
  }

  private func processCondition(
    _ name: String, _ explanation: String, _ factor: HuntCondition.Factor, _ environment: [String: String]
  ) -> HuntCondition {
    HuntCondition(
      name: name, explanation: explanation, factor: factor, settings: HuntSettings(environment: environment),
      obstacle: processObstacle)
  }

  /// A condition that the preloaded library provides.
  private func libraryCondition(
    _ name: String, _ explanation: String, _ factor: HuntCondition.Factor, _ environment: [String: String]
  ) -> HuntCondition {
    HuntCondition(
      name: name, explanation: explanation, factor: factor,
      settings: HuntSettings(environment: environment.merging(library.environment) { $1 }),
      obstacle: processObstacle ?? library.obstacle)
  }

  /// Why conditions of a test process cannot be changed; `nil` if they can.
  private var processObstacle: String? { changesProcesses ? nil : "it needs Linux with glibc" }
}
