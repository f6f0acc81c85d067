/// Times a body several times.
struct Stopwatch {
  let rounds: Int

  /// The median, in milliseconds.
  func median(_ body: () throws -> Void) rethrows -> Double {
    var times: [Duration] = []
    for _ in 0..<rounds {
      let start = ContinuousClock.now
      try body()
      times.append(ContinuousClock.now - start)
    }
    return times.sorted()[rounds / 2] / .milliseconds(1)
  }
}
