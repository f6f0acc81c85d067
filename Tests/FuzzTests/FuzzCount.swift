import Foundation

/// How many cases a run goes through: `FIRSTFRAME_FUZZ`, or few enough for every day.
enum FuzzCount {
  static let seed = variable("FIRSTFRAME_FUZZ_SEED") ?? 1

  static func cases(everyDay: Int) -> Int {
    variable("FIRSTFRAME_FUZZ") ?? everyDay
  }

  private static func variable(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}
