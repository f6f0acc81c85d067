import Foundation
import Synchronization

/// Memory for pictures, layers and masks, reused from a pool if a block of the right size is free.
///
/// The system provides new memory page by page, which takes several times as long as clearing a reused block.
package final class PixelMemory {
  package let start: UnsafeMutableRawPointer
  private let capacity: Int

  /// - Parameter isClear: Whether to set all bytes to 0; otherwise they have the values of the previous use.
  package init(byteCount: Int, isClear: Bool = true) {
    capacity = MemoryPool.capacity(for: max(byteCount, 1))
    start = MemoryPool.shared.allocate(capacity)
    if isClear { memset(start, 0, byteCount) }
  }

  deinit {
    MemoryPool.shared.deallocate(start, capacity: capacity)
  }
}

/// A pool of free blocks of memory for reuse.
final class MemoryPool: Sendable {
  static let shared = MemoryPool(byteLimit: 64 << 20)

  /// A block that only the pool points to.
  ///
  /// `@unchecked Sendable`: the caller that takes the block out of the pool is its only owner.
  private struct FreeBlock: @unchecked Sendable {
    let start: UnsafeMutableRawPointer
  }

  private struct State {
    var byteCount = 0
    var blocks: [Int: [FreeBlock]] = [:]
  }

  private let byteLimit: Int
  private let state = Mutex(State())

  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  /// Returns the size of the block for a number of bytes. It is rounded up by at most an eighth, so that similar sizes
  /// share blocks.
  static func capacity(for byteCount: Int) -> Int {
    let step = max(1 << max(Int.bitWidth - byteCount.leadingZeroBitCount - 4, 0), 64)
    return (byteCount + step - 1) / step * step
  }

  func allocate(_ capacity: Int) -> UnsafeMutableRawPointer {
    let free = state.withLock { state -> FreeBlock? in
      guard let block = state.blocks[capacity]?.popLast() else { return nil }
      state.byteCount -= capacity
      return block
    }
    return free?.start ?? .allocate(byteCount: capacity, alignment: 64)
  }

  func deallocate(_ block: UnsafeMutableRawPointer, capacity: Int) {
    let free = FreeBlock(start: block)
    let isKept = state.withLock { state in
      guard state.byteCount + capacity <= byteLimit else { return false }
      state.byteCount += capacity
      state.blocks[capacity, default: []].append(free)
      return true
    }
    if !isKept { block.deallocate() }
  }
}
