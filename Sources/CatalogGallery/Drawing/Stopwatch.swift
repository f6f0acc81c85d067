import Foundation

/// What a run took: seconds, and the most memory that the process ever had.
struct Stopwatch {
  private let start = ContinuousClock.now

  /// Such as `9.8 s`.
  var seconds: String {
    let elapsed = (ContinuousClock.now - start).components
    return String(format: "%.1f s", Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18)
  }

  /// Such as `212 MB`.
  static var peakMemory: String {
    var usage = rusage()
    #if os(macOS)
      getrusage(RUSAGE_SELF, &usage)
      let bytes = usage.ru_maxrss
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      let bytes = usage.ru_maxrss * 1024
    #endif
    return "\(bytes / 1_000_000) MB"
  }
}
