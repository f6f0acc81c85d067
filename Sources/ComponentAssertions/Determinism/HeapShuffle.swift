import Foundation

/// Changes where in memory the next objects will lie.
@MainActor
enum HeapShuffle {
  /// The sizes that objects and the tables of small dictionaries have, in bytes.
  private static let sizes =
    Array(stride(from: 16, through: 2048, by: 16)) + Array(stride(from: 2304, through: 16_384, by: 256))
  private static var generator: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// What must not be used by the next objects, until it is given back.
  private static var taken = {
    // As large as this, it has a place of its own, and leaves no hole when it grows.
    var blocks: [UnsafeMutableRawPointer] = []
    blocks.reserveCapacity(1 << 17)
    return blocks
  }()

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
    for size in holeSizes { fillHoles(of: size, enough: size > smallHole ? 8 : 48) }
  }

  /// Gives back what was taken.
  static func release() {
    for block in taken { free(block) }
    taken.removeAll(keepingCapacity: true)
  }

  /// In bytes, large holes first: in them, small blocks come one after the other until they are full.
  private static let holeSizes =
    [65_536, 49_152, 32_768, 24_576, 16_384, 12_288, 8192, 6144, 4096, 3072, 2048, 1536, 1024, 768]
    + Array(stride(from: smallHole, through: 16, by: -16))
  private static let smallHole = 512
  /// A heap with more holes of a size than this is left as it is.
  private static let limit = 100_000

  /// - Parameter enough: How many blocks in rising order are no coincidence.
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
