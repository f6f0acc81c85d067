import Foundation

/// Shows on standard error how far something is that takes longer than a second; nothing where that is no terminal.
final class ProgressBar {
  private let label: String
  private let total: Int
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var done = 0
  private var lastDrawn: Int?

  private static let width = 30

  init(_ label: String, total: Int, isQuiet: Bool) {
    self.label = label
    self.total = max(total, 1)
    isShown = !isQuiet && isatty(STDERR_FILENO) == 1
  }

  func advance() {
    done += 1
    guard isShown, .now - start > .seconds(1) else { return }
    let filled = min(done, total) * Self.width / total
    guard filled != lastDrawn else { return }
    lastDrawn = filled
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    write("\r\(label) \(bar) \(done)/\(total)")
  }

  /// Removes the bar.
  func end() {
    if lastDrawn != nil { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
