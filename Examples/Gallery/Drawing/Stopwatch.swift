import Foundation

/// What a run took: seconds, and the most memory that the process ever had.
struct Stopwatch {
  private let start = ContinuousClock.now

  /// Such as `9.8 s`.
  var seconds: String {
    let elapsed = (ContinuousClock.now - start).components
    return String(format: "%.1f s", Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18)
  }

  /// In bytes.
  static var peakMemory: Int {
    var usage = rusage()
    #if os(macOS)
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss * 1024
    #endif
  }
}
