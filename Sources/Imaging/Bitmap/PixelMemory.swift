import Foundation

/// Memory for pictures, layers and masks, taken from what others gave back where the size is right.
///
/// The system hands out fresh memory page by page, at a cost several times that of clearing it.
package final class PixelMemory {
  package let start: UnsafeMutableRawPointer
  private let capacity: Int

  /// - Parameter isClear: Whether to set all bytes to 0; else they hold what their last user left.
  package init(byteCount: Int, isClear: Bool = true) {
    capacity = MemoryPool.capacity(for: max(byteCount, 1))
    start = MemoryPool.shared.take(capacity)
    if isClear { memset(start, 0, byteCount) }
  }

  deinit {
    MemoryPool.shared.giveBack(start, capacity: capacity)
  }
}
