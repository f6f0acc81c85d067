import Foundation

/// Times a body several times, in wall-clock time and in processor time of all threads.
struct Stopwatch {
  let rounds: Int

  /// Returns the times of a body, after three additional rounds to warm up.
  func times(_ body: () throws -> Void) rethrows -> Times {
    var wall: [Double] = []
    var processor: [Double] = []
    for round in -3..<rounds {
      let (wallStart, processorStart) = (Self.now(CLOCK_MONOTONIC), Self.now(CLOCK_PROCESS_CPUTIME_ID))
      try body()
      guard round >= 0 else { continue }
      processor.append(Self.now(CLOCK_PROCESS_CPUTIME_ID) - processorStart)
      wall.append(Self.now(CLOCK_MONOTONIC) - wallStart)
    }
    wall.sort()
    processor.sort()
    return Times(median: wall[rounds / 2], fastest: wall[0], processor: processor[rounds / 2])
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }
}

/// The times of a body, in milliseconds.
struct Times {
  let median: Double
  let fastest: Double
  /// The median of the processor time of all threads.
  let processor: Double
}
