import Dispatch
import FirstFrameLocalFiles
import Foundation

/// Lines on standard error that say how many previews are drawn, a few seconds apart.
final class PreviewProgress {
  private let timer: any DispatchSourceTimer

  /// - Parameters:
  ///   - folder: The folder in which the program reports what it draws.
  ///   - count: The number of declarations.
  ///   - interval: The time between two lines, in seconds.
  ///   - write: Prints a line.
  init(
    folder: URL, count: Int, every interval: TimeInterval = 5,
    write: @escaping @Sendable (String) -> Void = StandardError.write
  ) {
    let start = Date()
    timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + interval, repeating: interval)
    timer.setEventHandler {
      let started = PreviewJournalReader(folder: folder).started.count
      write("Drawing preview \(started) of \(count) (\(Int(Date().timeIntervalSince(start))) s)")
    }
    timer.resume()
  }

  func end() { timer.cancel() }
}
