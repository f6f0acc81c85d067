import Foundation

/// Changes the addresses at which the next objects are allocated.
@MainActor
enum HeapShuffle {
  /// The usual sizes of objects and of the tables of small dictionaries, in bytes.
  private static let sizes = Array(stride(from: 16, through: 1024, by: 16)) + [1536, 2048, 3072, 4096, 8192, 16_384]
  private static var generator: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// Blocks that are unavailable to new objects until ``release()``.
  private static var taken = {
    // This capacity is large enough to be mapped separately, and leaves no hole in the heap.
    var blocks: [UnsafeMutableRawPointer] = []
    blocks.reserveCapacity(1 << 17)
    return blocks
  }()

  /// Allocates recently freed blocks, and frees other blocks in random order.
  static func shuffle() {
    var holes: [UnsafeMutableRawPointer] = []
    holes.reserveCapacity(6 * sizes.count)
    for size in sizes {
      // The C library caches at most seven freed blocks of each size.
      add(8, of: size, to: &taken)
      add(6, of: size, to: &holes)
    }
    for index in holes.indices.reversed() { holes.swapAt(index, Int(next() % UInt64(index + 1))) }
    for hole in holes { free(hole) }
  }

  /// Allocates all free blocks, so that new objects have increasing addresses.
  static func fillHoles() {
    for size in holeSizes { fillHoles(of: size, enough: size > smallHole ? 8 : 48) }
  }

  /// Frees the allocated blocks.
  static func release() {
    for block in taken { free(block) }
    taken.removeAll(keepingCapacity: true)
  }

  /// The sizes of holes in bytes, large ones first, because small blocks are allocated in them consecutively.
  private static let holeSizes =
    [65_536, 49_152, 32_768, 24_576, 16_384, 12_288, 8192, 6144, 4096, 3072, 2048, 1536, 1024, 768]
    + Array(stride(from: smallHole, through: 16, by: -16))
  private static let smallHole = 512
  /// The maximum number of blocks to allocate of each size.
  private static let limit = 100_000

  /// - Parameter enough: The number of consecutive blocks at increasing addresses that shows that no holes are left.
  private static func fillHoles(of size: Int, enough: Int) {
    var rising = 0
    var last: UInt = 0
    var rest = limit
    while rising < enough, rest > 0, let block = malloc(size) {
      taken.append(block)
      rest -= 1
      rising = UInt(bitPattern: block) > last ? rising + 1 : 0
      last = UInt(bitPattern: block)
    }
  }

  /// Allocates blocks of a size. This avoids ranges, which are slow in debug builds.
  private static func add(_ count: Int, of size: Int, to blocks: inout [UnsafeMutableRawPointer]) {
    var missing = count
    while missing > 0, let block = malloc(size) {
      blocks.append(block)
      missing -= 1
    }
  }

  /// Returns the next number of xorshift64 (Marsaglia, 2003). The sequence is the same in every run.
  private static func next() -> UInt64 {
    generator ^= generator << 13
    generator ^= generator >> 7
    generator ^= generator << 17
    return generator
  }
}
