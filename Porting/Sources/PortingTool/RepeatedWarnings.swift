import Foundation
import Synchronization

/// The warnings in the output of a run. A warning that repeats is printed once; its number is printed at the end.
final class RepeatedWarnings: Sendable {
  private struct State {
    var counts: [String: Int] = [:]
    var streams: [Stream: Lines] = [:]
  }

  /// The output or the errors of a process.
  enum Stream { case output, errors }

  private struct Lines {
    /// The start of a line that has not ended yet.
    var rest = Data()
    /// Whether the last line belongs to a warning that is not printed again.
    var isSkipping = false
  }

  private let state = Mutex(State())

  /// Returns the lines to print of a part of a stream; without data, those that are left.
  func filter(_ data: Data, of stream: Stream) -> Data {
    state.withLock { state in
      var lines = state.streams[stream, default: Lines()]
      lines.rest += data
      var result = Data()
      while let end = lines.rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = lines.rest[...end]
        if Self.isPrinted(line, isSkipping: &lines.isSkipping, counts: &state.counts) { result += line }
        lines.rest = Data(lines.rest[(end + 1)...])
      }
      if data.isEmpty {
        result += lines.rest
        lines.rest = Data()
      }
      state.streams[stream] = lines
      return result
    }
  }

  private static func isPrinted(_ line: Data, isSkipping: inout Bool, counts: inout [String: Int]) -> Bool {
    // The further lines of a warning are indented.
    if isSkipping, line.first == UInt8(ascii: " ") || line.first == UInt8(ascii: "\t") { return false }
    isSkipping = false
    guard let text = String(validating: line.dropLast(), as: UTF8.self), let message = text.warning else { return true }
    counts[message, default: 0] += 1
    isSkipping = counts[message] != 1
    return !isSkipping
  }

  /// A line for each warning that repeated, the most frequent first.
  var summary: [String] {
    state.withLock { $0.counts }.filter { $0.value > 1 }.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }
      .map { "\($0.value) times: warning: \($0.key)" }
  }
}

extension String {
  /// The text after `warning: ` at the start or after a place, which may differ between equal warnings.
  fileprivate var warning: String? {
    if hasPrefix("warning: ") { return String(dropFirst("warning: ".count)) }
    guard hasPrefix("/"), let range = self.range(of: ": warning: ") else { return nil }
    return String(self[range.upperBound...])
  }
}
