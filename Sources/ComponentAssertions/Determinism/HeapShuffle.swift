import Foundation

/// Changes where in memory the next objects will lie.
@MainActor
enum HeapShuffle {
  /// The sizes that objects and the tables of small dictionaries have, in bytes.
  private static let sizes =
    Array(stride(from: 16, through: 2048, by: 16)) + Array(stride(from: 2304, through: 16_384, by: 256))
  private static var generator: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// What must not be used by the next objects, until it is given back.
  private static var taken: [UnsafeMutableRawPointer] = []

  /// Takes what was given back last, and leaves other holes in an order of no pattern.
  static func shuffle() {
    var holes: [UnsafeMutableRawPointer] = []
    holes.reserveCapacity(6 * sizes.count)
    for size in sizes {
      add(12, of: size, to: &taken)
      add(6, of: size, to: &holes)
    }
    for index in holes.indices.reversed() { holes.swapAt(index, Int(next() % UInt64(index + 1))) }
    for hole in holes { free(hole) }
  }

  /// Takes all holes, so that what comes next lies one after the other.
  static func fillHoles() {
    for size in sizes where size <= 512 { fillHoles(of: size) }
  }

  /// Gives back what was taken.
  static func release() {
    for block in taken { free(block) }
    taken = []
  }

  /// As many blocks in rising order as this are no coincidence; a heap with more holes than the limit is left as it is.
  private static let (enough, limit) = (48, 100_000)

  private static func fillHoles(of size: Int) {
    var rising = 0
    var last: UInt = 0
    var blocks: [UnsafeMutableRawPointer] = []
    while rising < enough, blocks.count < limit, let block = malloc(size) {
      blocks.append(block)
      rising = UInt(bitPattern: block) > last ? rising + 1 : 0
      last = UInt(bitPattern: block)
    }
    taken += blocks
  }

  /// A loop without ranges, which are slow where nothing is optimized, as tests are built.
  private static func add(_ count: Int, of size: Int, to blocks: inout [UnsafeMutableRawPointer]) {
    var missing = count
    while missing > 0, let block = malloc(size) {
      blocks.append(block)
      missing -= 1
    }
  }

  /// xorshift64 (Marsaglia, 2003): the same on every run.
  private static func next() -> UInt64 {
    generator ^= generator << 13
    generator ^= generator >> 7
    generator ^= generator << 17
    return generator
  }
}
