import Foundation
import Testing

@testable import FirstFrameTool

/// Conditions of a hunt on a machine in Greenwich at noon of 23 November 2026.
@Suite struct HuntConditionTests {
  private static let noon = Date(timeIntervalSince1970: 1_795_435_200)
  private static let machine = HuntMachine(
    now: noon, timeZone: .gmt, changesProcesses: true, library: .file("/tmp/hunt.so"), processor: 3, hasTaskset: true)

  private static func conditions(_ names: String? = nil, on machine: HuntMachine = machine) throws -> HuntConditions {
    try HuntConditions(named: names, of: machine.conditions(folder: "/other"))
  }

  @Test(arguments: [
    ("another-day", "from 2026-11-24T13:18:00Z"), ("another-year", "from 2027-12-28T14:18:00Z"),
    ("month-end", "from 2026-11-30T23:59:00Z"), ("leap-day", "from 2028-02-29T12:00:00Z"),
    // Clocks in Auckland go back on 4 April 2027 at 03:00, which is 14:00 of the day before in Greenwich.
    ("daylight-saving", "from 2027-04-03T14:30:00Z"),
  ])
  func clocksStartAtTheirInstants(name: String, clock: String) throws {
    let condition = try #require(try Self.conditions(name).selected.first)
    #expect(condition.settings.environment["FIRSTFRAME_CLOCK"] == clock)
    #expect(condition.factor == .clock)
  }

  @Test func theTimeZoneIsNotBlamedForDaylightSaving() throws {
    let saving = try #require(try Self.conditions("daylight-saving").selected.first)
    let zone = try #require(try Self.conditions("time-zone").selected.first)
    #expect(saving.comparedWith == zone.settings)
    #expect(saving.settings.environment["TZ"] == zone.settings.environment["TZ"])
  }

  @Test func anotherTimeZoneIsChosenInAuckland() throws {
    var machine = Self.machine
    machine.timeZone = try #require(TimeZone(identifier: "Pacific/Auckland"))
    let zone = try #require(try Self.conditions("time-zone", on: machine).selected.first)
    #expect(zone.settings.environment["TZ"] == "America/St_Johns")
  }

  @Test(arguments: [
    ("time-zone,language", ["time-zone", "language"]), ("language, time-zone", ["time-zone", "language"]),
    ("serial", ["serial"]),
  ])
  func namesSelectConditions(names: String, expected: [String]) throws {
    #expect(try Self.conditions(names).selected.map(\.name) == expected)
  }

  @Test(arguments: ["weather", "", "time-zone,", "Language"])
  func unknownNamesAreRefused(names: String) {
    #expect {
      try Self.conditions(names)
    } throws: { error in
      "\(error)".hasPrefix("--conditions: unknown condition \"") && "\(error)".contains("another-day, another-year")
    }
  }

  @Test func conditionsThatTheMachineLacksAreSkipped() throws {
    var machine = Self.machine
    machine.processor = nil
    let one = try Self.conditions(on: machine)
    #expect(one.skipped.map(\.name) == ["order", "one-processor"])
    machine.changesProcesses = false
    machine.hasTaskset = false
    let other = try Self.conditions(on: machine)
    #expect(other.available.map(\.name) == ["time-zone", "hash-seed", "parallel", "serial"])
    #expect(machine.common.environment == ["SWIFT_DETERMINISTIC_HASHING": "1"])
  }

  @Test func theLibraryProvidesWhatOnlyHuntsNeed() throws {
    let needing = try Self.conditions().selected.filter { condition in
      condition.settings.environment["LD_PRELOAD"]?.hasPrefix("/tmp/hunt.so") == true
    }
    #expect(needing.map(\.name) == ["slow-disk", "late-main-queue", "folder"])
    var machine = Self.machine
    machine.library = .missing(reason: "there is no compiler")
    let conditions = try Self.conditions("another-day,slow-disk,late-main-queue,folder", on: machine)
    #expect(conditions.available.map(\.name) == ["another-day"])
    #expect(conditions.skipped.map(\.obstacle) == Array(repeating: "there is no compiler", count: 3))
  }

  @Test func compatibleConditionsAreCombined() throws {
    let together = try #require(
      try Self.conditions("another-day,leap-day,language,parallel,serial,one-processor").together)
    #expect(together.explanation == "another-day, language, parallel, one-processor")
    #expect(together.settings.environment["FIRSTFRAME_CLOCK"] == "from 2026-11-24T13:18:00Z")
    #expect(together.settings.environment["FIRSTFRAME_LOCALE"] == "ar_EG")
    #expect(together.settings.arguments == ["--parallel"])
    #expect(together.settings.launcher == ["taskset", "--cpu-list", "3"])
    #expect(try Self.conditions("language").together == nil)
    #expect(try Self.conditions("another-day,leap-day").together == nil)
  }

  @Test(arguments: [
    ("2026-01-01T12:00:00Z", "2026-01-01T12:00:00Z"), ("2026-01-01T12:00:00+02:00", "2026-01-01T10:00:00Z"),
    ("1970-01-01T00:00:00Z", "1970-01-01T00:00:00Z"), ("1969-12-31T23:59:59Z", nil), ("2200-01-01T00:00:00Z", nil),
    ("2026-01-01", nil), ("noon", nil), ("", nil),
  ])
  func instantsHaveOneForm(text: String, expected: String?) {
    #expect(ClockOption.instant(text).map(ClockOption.text) == expected)
  }
}
