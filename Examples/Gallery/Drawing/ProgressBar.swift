import Foundation
import Synchronization

/// Shows how far a long job has come, on a terminal only.
final class ProgressBar: Sendable {
  private let label: String
  private let total: Int
  private let done = Mutex(0)
  private let isShown = isatty(FileHandle.standardError.fileDescriptor) != 0

  private static let width = 30

  init(_ label: String, total: Int) {
    self.label = label
    self.total = max(total, 1)
  }

  func advance() {
    done.withLock { done in
      done += 1
      guard isShown else { return }
      let filled = Self.width * done / total
      let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
      write("\r\(label) \(bar) \(done)/\(total)" + (done == total ? "\r\u{1B}[K" : ""))
    }
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
