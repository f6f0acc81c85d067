import Foundation
import HeadlessUIKit
import Synchronization

extension PreviewFrames {
  /// Lays previews out one after another, hands each to a thread, and returns what these made of them, in order.
  ///
  /// - Throws: The first error, once all threads are done.
  @MainActor
  static func each<Product: Sendable>(
    of previews: [ComponentPreview], label: String,
    threadCount: Int = ProcessInfo.processInfo.activeProcessorCount, cells: (ComponentPreview) -> [Cell],
    make: @escaping @Sendable (PreviewFrames) throws -> Product
  ) throws -> [Product] {
    let products = Mutex([Int: Result<Product, any Error>]())
    let pool = WorkerPool(threadCount: threadCount)
    let progress = ProgressBar(label, total: previews.count)
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
