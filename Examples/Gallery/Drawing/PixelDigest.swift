import FirstFrameImaging
import FirstFrameLocalFiles
import FirstFrameTextEscaping

/// A hash of a picture, which is the same on every machine and in every run.
///
/// Each step is a bijection of 64 bits, so pictures that differ in only one step never have the same hash. For other
/// pictures, the probability of equal hashes is 1 in 2^64. The hash uses the steps of FNV-1a, but each step reads two
/// pixels instead of a byte, and then folds the high half into the low half.
struct PixelDigest: Hashable, Sendable {
  let size: PixelSize
  private let value: UInt64

  init(of bitmap: Bitmap) {
    size = bitmap.size
    let count = bitmap.size.area
    value = bitmap.withPixels { pixels in
      let prime = StableHash.prime
      var hash = StableHash.offsetBasis
      var index = 0
      // Uses no iterators, because this loop runs over every pixel in debug builds, too.
      while index + 1 < count {
        hash ^= UInt64(truncatingIfNeeded: pixels[index]) | UInt64(truncatingIfNeeded: pixels[index + 1]) &<< 32
        hash = hash &* prime
        hash ^= hash &>> 32
        index += 2
      }
      if index < count { hash = (hash ^ UInt64(truncatingIfNeeded: pixels[index])) &* prime }
      return hash
    }
  }

  /// The size in pixels and sixteen hexadecimal digits, such as `600x176 0f1e2d3c4b5a6978`.
  var text: String {
    "\(size.width)x\(size.height) " + Hexadecimal.digits(value, count: 16)
  }
}

/// A line of a component's digests: the state, the cell, and the digest of the picture.
struct MatrixLine: Hashable, Sendable {
  let state: String
  let cell: String
  let digest: String

  init(state: String, cell: String, digest: String) {
    self.state = state
    self.cell = cell
    self.digest = digest
  }

  /// The text of the line, such as `tennisMatch dark.rtl.XXXL 600x176 0f1e2d3c4b5a6978`.
  var text: String { "\(state) \(cell) \(digest)" }
}
