import Foundation

/// The resources that a command used: time, and peak memory.
struct Stopwatch {
  private let start = ContinuousClock.now

  /// The time since creation, such as `9.8 s`.
  var seconds: String {
    let elapsed = (ContinuousClock.now - start).components
    return String(format: "%.1f s", Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18)
  }

  /// The peak resident memory of the process, in bytes.
  static var peakMemory: Int {
    var usage = rusage()
    #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
    #else
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
    #endif
  }
}
