import Foundation

/// Measures the processor time of a body several times. Wall-clock time would include other programs on the machine.
public struct Stopwatch {
  public let rounds: Int

  public init(rounds: Int) {
    self.rounds = rounds
  }

  /// Returns the median time, in milliseconds.
  public func median(_ body: () throws -> Void) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<rounds {
      let start = Self.now
      try body()
      times.append(Self.now - start)
    }
    return times.sorted()[rounds / 2]
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }
}
