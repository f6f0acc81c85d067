import FirstFrameTerminalOutput
import Foundation
import HeadlessUIKit
import Synchronization

/// Processes frames on other threads while the main actor lays out the next ones.
final class FrameProcessing<Product: Sendable> {
  private let make: @Sendable (PreviewFrames) throws -> Product
  private let products = Products()
  private let pool: WorkerPool
  private let progress: ProgressBar
  private var count = 0

  /// The results in any order, by their places.
  private final class Products: Sendable {
    let byPlace = Mutex([Int: Result<Product, any Error>]())
  }

  /// - Parameters:
  ///   - total: The number of previews that the progress bar shows.
  ///   - threadCount: The number of other threads; for 1, the calling thread processes the frames, too.
  init(
    _ label: String, total: Int, threadCount: Int, make: @escaping @Sendable (PreviewFrames) throws -> Product
  ) {
    self.make = make
    pool = WorkerPool(threadCount: threadCount)
    progress = ProgressBar(label, total: total)
  }

  /// Lays out a preview in some cells, and processes its frames as soon as a thread is free.
  @MainActor
  func add(_ preview: ComponentPreview, in cells: [Cell]) {
    let frames = PreviewFrames(of: preview, in: cells)
    let place = count
    count += 1
    pool.run { [make, products, progress] in
      let product = Result { try make(frames) }
      products.byPlace.withLock { $0[place] = product }
      progress.advance()
    }
  }

  /// Advances the progress bar by previews that another process adds.
  func skip(_ previewCount: Int) {
    for _ in 0..<previewCount { progress.advance() }
  }

  /// Waits for all threads, and returns the results in the order of the previews.
  ///
  /// - Throws: The first error.
  func finish() throws -> [Product] {
    pool.finish()
    progress.end()
    return try products.byPlace.withLock { products in try (0..<count).compactMap { try products[$0]?.get() } }
  }
}

/// Threads that draw and compare frames while the main actor lays out the next ones.
///
/// There is at most one job per thread, which limits the number of pictures in memory. A queue of Dispatch would use at most
/// as many threads as there are processors.
private final class WorkerPool: Sendable {
  private let threadCount: Int
  private let group = DispatchGroup()
  private let slots: DispatchSemaphore

  init(threadCount: Int) {
    self.threadCount = max(threadCount, 1)
    slots = DispatchSemaphore(value: self.threadCount)
  }

  /// Waits until fewer jobs run than there are threads, and starts the job on a new thread. With one thread, the job runs
  /// on the calling one.
  func run(_ job: @escaping @Sendable () -> Void) {
    if threadCount == 1 { return job() }
    slots.wait()
    group.enter()
    Thread.detachNewThread { [slots, group] in
      job()
      slots.signal()
      group.leave()
    }
  }

  /// Waits until all jobs are done.
  func finish() {
    group.wait()
  }
}
