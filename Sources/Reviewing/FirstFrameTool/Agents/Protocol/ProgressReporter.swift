import Foundation
import Synchronization

/// Tells the client how far a call is, if it asked for that with a token.
struct ProgressReporter: Sendable {
  private let token: RequestID?
  private let output: MessageOutput
  private let state = ProgressState()

  init(token: RequestID?, output: MessageOutput) {
    self.token = token
    self.output = output
  }

  private struct Parameters: Encodable, Sendable {
    let progressToken: RequestID
    let progress: Int
    let message: String
  }

  /// Reports a line of a program's output, such as `[12/345] Compiling Cards CardView.swift`. At most two messages a
  /// second are sent.
  func report(_ line: String) {
    guard let token, let step = state.step() else { return }
    output.send(
      .notification(
        method: "notifications/progress",
        params: Parameters(progressToken: token, progress: step, message: String(line.prefix(200)))))
  }

  /// Reports the last line in a part of a program's output.
  func report(output data: Data) {
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    if let line = lines.last(where: { !$0.allSatisfy(\.isWhitespace) }) { report(String(line)) }
  }
}

/// The number of messages, which must increase, and the time of the last one.
private final class ProgressState: Sendable {
  private let last = Mutex<(step: Int, time: ContinuousClock.Instant?)>((0, nil))

  /// The number of the next message; `nil` if the last one was sent a moment ago.
  func step() -> Int? {
    last.withLock { last in
      let now = ContinuousClock.now
      if let time = last.time, now - time < .milliseconds(500) { return nil }
      last = (last.step + 1, now)
      return last.step
    }
  }
}
