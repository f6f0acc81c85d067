import Foundation

/// The state of a process that reads inputs, in a file, so that it survives a crash.
struct Progress: Codable {
  /// The case that is being read, or that was read last.
  var index = 0
  var accepted = 0
  var refused = 0
  /// The slowest case, and its processor time in seconds.
  var slowest = 0
  var slowestSeconds = 0.0
  /// The peak memory in bytes.
  var peakMemory = 0

  static func read(_ file: URL) -> Progress {
    guard let data = try? Data(contentsOf: file), data.count == MemoryLayout<Progress>.size else { return Progress() }
    return data.withUnsafeBytes { $0.loadUnaligned(as: Progress.self) }
  }

  /// Writes the state to an open file, with one system call per case.
  func write(to descriptor: Int32) {
    withUnsafeBytes(of: self) { _ = pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }
}

/// The way in which the package failed to read an input.
enum Fault: Int32 {
  case tooSlow = 101
  case tooMuchMemory = 102
  case invalidResult = 103
  case noEnd = 104
  /// The process received a signal, such as that of a trap.
  case crash = -1

  var text: String {
    switch self {
    case .tooSlow, .noEnd: "took over \(Limits.seconds) s"
    case .tooMuchMemory: "needed over \(Limits.memory >> 20) MB"
    case .invalidResult: "had an invalid result"
    case .crash: "crashed"
    }
  }
}
