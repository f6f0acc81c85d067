import Foundation

/// Cleared memory for layers and masks, taken from what others gave back where the size is right.
///
/// The system hands out fresh memory page by page, at a cost several times that of clearing it.
final class PixelMemory {
  let start: UnsafeMutableRawPointer
  private let capacity: Int

  init(byteCount: Int) {
    capacity = MemoryPool.capacity(for: max(byteCount, 1))
    start = MemoryPool.shared.take(capacity)
    memset(start, 0, byteCount)
  }

  deinit {
    MemoryPool.shared.giveBack(start, capacity: capacity)
  }
}
