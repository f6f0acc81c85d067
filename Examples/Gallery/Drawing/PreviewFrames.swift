import FirstFrameLayoutTree
import FirstFrameTerminalOutput
import Foundation
import HeadlessUIKit
import Synchronization

/// A preview's first frames in some cells, as values that can be drawn on any thread.
struct PreviewFrames: Sendable {
  let preview: ComponentPreview
  let frames: [Frame]
  /// The reasons why frames are unreliable, one sentence each.
  let problems: [String]

  struct Frame: Sendable {
    let cell: Cell
    let tree: LayoutNode
  }

  private init(preview: ComponentPreview, frames: [Frame], problems: [String]) {
    self.preview = preview
    self.frames = frames
    self.problems = problems
  }

  /// The frames of cells that have reference pictures.
  var referenced: PreviewFrames {
    PreviewFrames(preview: preview, frames: frames.filter(\.cell.isReferenced), problems: [])
  }

  /// Creates and lays out a new view for each cell.
  @MainActor
  init(of preview: ComponentPreview, in cells: [Cell]) {
    var (frames, problems) = ([Frame](), [String]())
    for cell in cells {
      let (tree, problem) = Self.frame(of: preview, in: cell)
      frames.append(Frame(cell: cell, tree: tree))
      // For cells with references, the verifier reports the problem.
      guard !cell.isReferenced, let problem else { continue }
      problems.append("\(preview.name), \(cell.name): \(problem)")
    }
    self.init(preview: preview, frames: frames, problems: problems)
  }

  /// Returns the layout tree of a new view, and the reason why it is unreliable, if any.
  ///
  /// - Parameter scale: The number of pixels per point.
  @MainActor
  static func frame(
    of preview: ComponentPreview, in cell: Cell, scale: CGFloat = 2
  ) -> (tree: LayoutNode, problem: String?) {
    cell.withLanguage {
      let view = preview.makeView()
      let tree = view.layoutTree(in: cell.environment(for: preview, scale: scale))
      return (tree, view.layoutProblem.map { "\($0)" })
    }
  }

  /// Lays out previews one by one, processes their frames on other threads, and returns the results in order.
  ///
  /// - Parameter threadCount: The number of other threads; for 1, the calling thread processes the frames, too.
  /// - Throws: The first error, after all threads have finished.
  @MainActor
  static func each<Product: Sendable>(
    of previews: [ComponentPreview], label: String,
    threadCount: Int, cells: (ComponentPreview) -> [Cell],
    make: @escaping @Sendable (PreviewFrames) throws -> Product
  ) throws -> [Product] {
    let products = Mutex([Int: Result<Product, any Error>]())
    let pool = WorkerPool(threadCount: threadCount)
    let progress = ProgressBar(label, total: previews.count)
    defer { progress.end() }
    for (index, preview) in previews.enumerated() {
      let frames = PreviewFrames(of: preview, in: cells(preview))
      pool.run {
        let product = Result { try make(frames) }
        products.withLock { $0[index] = product }
        progress.advance()
      }
    }
    pool.finish()
    return try products.withLock { products in try previews.indices.compactMap { try products[$0]?.get() } }
  }
}

/// Threads that draw and compare frames while the main actor lays out the next ones.
///
/// There is at most one job per thread, which limits the number of pictures in memory. A queue of Dispatch would use at most
/// as many threads as there are processors.
final class WorkerPool: Sendable {
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
