import FirstFrameLocalFiles
import Foundation
import Synchronization

/// Lines on standard error that say how far a build is, a few seconds apart.
final class BuildProgress: Sendable {
  private struct State {
    var rest = Data()
    /// The last step of the build, such as `[12/340] Compiling MenuUI Card.swift`.
    var step = ""
    var lastLine: Date
  }

  private let start: Date
  private let interval: TimeInterval
  private let state: Mutex<State>
  private let write: @Sendable (String) -> Void

  /// - Parameters:
  ///   - interval: The time between two lines, in seconds.
  ///   - write: Prints a line.
  init(every interval: TimeInterval = 5, write: @escaping @Sendable (String) -> Void = StandardError.write) {
    start = Date()
    self.interval = interval
    self.write = write
    state = Mutex(State(lastLine: start))
  }

  /// Reads a part of the build's output.
  func add(_ data: Data) {
    let line: String? = state.withLock { state in
      state.rest += data
      let lines = state.rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      state.rest = Data(lines.last ?? Data())
      // Not the lines about groups of diagnostics, such as `[#ActorIsolatedCall]: <https://...>`.
      let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
      for line in lines.dropLast()
      where line.first == UInt8(ascii: "[") && line.dropFirst().first.map(digits.contains) == true {
        state.step = String(decoding: line, as: UTF8.self)
      }
      guard !state.step.isEmpty, Date().timeIntervalSince(state.lastLine) >= interval else { return nil }
      state.lastLine = Date()
      return state.step
    }
    if let line { write("\(line) (\(Int(Date().timeIntervalSince(start))) s)") }
  }
}
