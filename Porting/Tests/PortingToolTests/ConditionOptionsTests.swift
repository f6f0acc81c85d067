import ArgumentParser
import FirstFrameProgramTesting
import Foundation
import Testing

@testable import FirstFramePortingTool

/// The options that fix the clock, the time zone and the locale of a port's tests.
@Suite struct ConditionOptionsTests {
  @Test(arguments: [
    (
      ["--clock", "noon"], "--clock: expected an instant from 1970 to 2200 such as 2026-01-01T12:00:00Z, found \"noon\""
    ),
    (["--time-zone", "Lisbon"], "--time-zone: expected a name such as Europe/Lisbon, found \"Lisbon\""),
    (["--locale", "xx_YY"], "--locale: expected an identifier such as de_DE, found \"xx_YY\""),
  ])
  func fixedConditionsAreChecked(arguments: [String], message: String) throws {
    let result = try Program.firstframePort.run(["test"] + arguments)
    #expect(result.status == 2)
    #expect(result.error.contains(message), "\(result)")
  }

  @Test func fixedConditionsBecomeVariables() throws {
    let options = try ConditionOptions.parse([
      "--clock", "2026-01-01T12:00:00+02:00", "--time-zone", "Asia/Tokyo", "--locale", "de-DE",
    ])
    #expect(
      options.environment == [
        "FIRSTFRAME_CLOCK": "2026-01-01T10:00:00Z", "TZ": "Asia/Tokyo", "FIRSTFRAME_LOCALE": "de_DE",
      ])
    #expect(try ConditionOptions.parse([]).environment.isEmpty)
  }
}
