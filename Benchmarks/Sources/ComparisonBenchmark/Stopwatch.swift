/// Times a body several times, by the clock on the wall: large pictures are compared by several threads.
struct Stopwatch {
  let rounds: Int

  /// In milliseconds, after three rounds to warm up.
  func times(_ body: () throws -> Void) rethrows -> (median: Double, fastest: Double) {
    var times: [Double] = []
    for round in -3..<rounds {
      let start = ContinuousClock.now
      try body()
      if round >= 0 { times.append((ContinuousClock.now - start) / .milliseconds(1)) }
    }
    times.sort()
    return (times[rounds / 2], times[0])
  }
}
