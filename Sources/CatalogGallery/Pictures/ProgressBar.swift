import Foundation

/// Shows how far a long job has come, on a terminal only.
struct ProgressBar {
  private let total: Int
  private var done = 0
  private let isShown = isatty(FileHandle.standardError.fileDescriptor) != 0

  private static let width = 30

  init(total: Int) {
    self.total = total
  }

  mutating func advance() {
    done += 1
    guard isShown else { return }
    let filled = Self.width * done / max(total, 1)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    let line = "\r\(bar) \(done)/\(total)" + (done == total ? "\n" : "")
    FileHandle.standardError.write(Data(line.utf8))
  }
}
