import Foundation
import Testing

#if HostilePackages
@testable import FirstFrameHostilePackages
#else
@testable import FirstFrameHostileInputs
#endif

/// The outcomes of fuzz cases, and the slowest case.
struct FuzzLog {
  private let name: String
  private let count: Int
  private var drawn = 0
  private var refused = 0
  private var slowest = (case: 0, seconds: 0.0)

  init(_ name: String, count: Int) {
    self.name = name
    self.count = count
  }

  mutating func run(case index: Int, _ body: () -> FuzzOutcome) {
    // Unlike the time on the clock, it does not depend on other tests and processes.
    let start = Limits.threadTime
    let outcome = body()
    let seconds = Limits.threadTime - start
    if seconds > slowest.seconds { slowest = (index, seconds) }
    switch outcome {
    case .drawn: drawn += 1
    case .refused: refused += 1
    case .skipped: break
    }
  }

  /// Prints the results, and fails if a case took too long or there were no cases.
  func finish(timeLimit: Double) {
    print(
      "fuzz: \(name): \(count) cases, seed \(FuzzSettings.seed): \(drawn) drawn, \(refused) refused,",
      "slowest case \(slowest.case) took \(Int(slowest.seconds * 1000)) ms, peak memory \(peakMegabytes) MB")
    #expect(slowest.seconds < timeLimit, "case \(slowest.case) took \(slowest.seconds) s")
    #expect(drawn > 0)
    #expect(drawn + refused > count / 2)
    if !Self.isSanitized { #expect(peakMegabytes < 1024) }
  }

  /// Whether the process runs under a sanitizer, which takes memory of its own and keeps what the program has freed.
  private static let isSanitized = ["__asan_init", "__tsan_init"].contains { (name: String) in
    dlsym(dlopen(nil, RTLD_NOW), name) != nil
  }

  /// The largest amount of memory that the process has used, in megabytes.
  private var peakMegabytes: Int { Limits.peakMemory >> 20 }
}

/// The settings of fuzz tests, from environment variables.
enum FuzzSettings {
  static let seed = variable("FIRSTFRAME_FUZZ_SEED") ?? 1

  /// Returns the number of cases: `FIRSTFRAME_FUZZ`, or the default.
  static func caseCount(default count: Int) -> Int {
    variable("FIRSTFRAME_FUZZ") ?? count
  }

  private static func variable(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}

/// The outcome of one case.
enum FuzzOutcome {
  case drawn
  case refused(any Error)
  /// The picture would be too large to draw in a fuzz test.
  case skipped
}
