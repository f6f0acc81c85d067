import Foundation

/// One line of the output.
struct Measurement: Encodable {
  let work: String
  /// The median of the rounds.
  let microseconds: Double

  /// Runs a body in rounds of several repetitions, and prints the median time of one.
  static func print(_ work: String, rounds: Int, repetitions: Int, _ body: () throws -> Void) throws {
    var times: [Double] = []
    for _ in 0..<rounds {
      let start = now
      for _ in 0..<repetitions { try body() }
      times.append((now - start) / Double(repetitions))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let line = try encoder.encode(Measurement(work: work, microseconds: times.sorted()[rounds / 2]))
    Swift.print(String(decoding: line, as: UTF8.self))
  }

  /// Processor time: machines are shared.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1_000_000 + Double(time.tv_nsec) / 1000
  }
}
