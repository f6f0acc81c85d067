import FirstFrameSnapshots
import Foundation
import Synchronization

/// The watches that synchronous assertions left behind: a process that is about to end waits for them, so that what
/// they find is not lost with the last test.
final class LeftWatches: Sendable {
  static let process: LeftWatches = {
    SnapshotSession.process.beforeEnd { LeftWatches.process.wait() }
    return LeftWatches()
  }()

  private let open = Mutex(OpenWatches())

  private struct OpenWatches {
    var places: [Int: String] = [:]
    var count = 0
  }

  /// In seconds; a watch takes thousandths unless the main queue is blocked for good.
  private static let patience: TimeInterval = 10

  /// Watches, and is waited for.
  @MainActor
  func watch(for place: String, _ body: @escaping @MainActor () async -> Void) {
    let number = open.withLock { open in
      open.count += 1
      open.places[open.count] = place
      return open.count
    }
    Task { @MainActor in
      await body()
      open.withLock { $0.places[number] = nil }
    }
  }

  private func wait() {
    let end = Date(timeIntervalSinceNow: Self.patience)
    while !isDone, Date() < end {
      // Where the main thread itself ends the process, nobody else runs what waits for it.
      if Thread.isMainThread {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      } else {
        Thread.sleep(forTimeInterval: 0.001)
      }
    }
    for place in open.withLock({ $0.places.values.sorted() }) { complain(of: place) }
  }

  private var isDone: Bool { open.withLock(\.places.isEmpty) }

  private func complain(of place: String) {
    let words =
      "FirstFrame: what \(place) shows after its first frame is not known: the process ended before; `await` it.\n"
    FileHandle.standardError.write(Data(words.utf8))
  }
}
