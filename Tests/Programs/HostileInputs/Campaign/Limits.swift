import Foundation

/// The limits of one input.
struct Limits {
  /// The processor time of a case, in seconds. Unlike the time on the clock, it does not depend on other processes.
  #if DEBUG
  static let seconds = 10.0
  #else
  static let seconds = 1.0
  #endif
  /// The peak memory of a process that reads one input after another, in bytes.
  static let memory = 1 << 29
  /// The time after which a case is ended although it uses no processor time, in seconds.
  static let wait = 60.0

  /// The processor time of the process so far, in seconds.
  static var processorTime: Double { seconds(of: CLOCK_PROCESS_CPUTIME_ID) }

  /// The processor time of the current thread so far, in seconds.
  static var threadTime: Double { seconds(of: CLOCK_THREAD_CPUTIME_ID) }

  private static func seconds(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The peak memory of the process so far, in bytes.
  static var peakMemory: Int {
    var usage = rusage()
    #if os(Linux)
    getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss << 10
    #else
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
    #endif
  }
}
