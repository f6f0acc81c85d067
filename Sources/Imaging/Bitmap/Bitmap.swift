import Foundation

/// A picture: rows of premultiplied sRGB pixels, eight bits a channel, the top row first, without padding.
public struct Bitmap: Sendable {
  public let size: PixelSize
  private var storage: PixelStorage

  /// Makes a picture whose pixels are all clear.
  public init(size: PixelSize) {
    self.size = size
    storage = PixelStorage(clear: size.area)
  }

  /// Makes a picture whose pixels the body sets, every one of them: nothing is cleared before.
  init<Failure: Error>(
    size: PixelSize, filledBy fill: (UnsafeMutablePointer<UInt32>) throws(Failure) -> Void
  ) throws(Failure) {
    self.size = size
    storage = PixelStorage(uninitialized: size.area)
    try fill(storage.pixels)
  }

  /// Makes a picture of one colour.
  public init(size: PixelSize, color: PremultipliedColor) {
    self.size = size
    storage = PixelStorage(count: size.area, color: color)
  }

  public var width: Int { size.width }
  public var height: Int { size.height }

  /// The pixel in a column and a row, counted from the top left.
  public subscript(x: Int, y: Int) -> PremultipliedColor {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "(\(x), \(y)) lies outside \(width) x \(height)")
      return PremultipliedColor(packed: storage.pixels[y * width + x])
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "(\(x), \(y)) lies outside \(width) x \(height)")
      let index = y * width + x
      withMutablePixels { $0[index] = newValue.packed }
    }
  }

  /// Calls the body with the pixels, `width * height` of them, packed as in ``PremultipliedColor``.
  public func withPixels<Result, Failure: Error>(
    _ body: (UnsafePointer<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withExtendedLifetime(storage) { () throws(Failure) in
      try body(UnsafePointer(storage.pixels))
    }
  }

  /// Calls the body with the pixels to change, copied first where another bitmap shares them.
  public mutating func withMutablePixels<Result, Failure: Error>(
    _ body: (UnsafeMutablePointer<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if !isKnownUniquelyReferenced(&storage) {
      storage = PixelStorage(copying: storage)
    }
    let storage = storage
    return try withExtendedLifetime(storage) { () throws(Failure) in
      try body(storage.pixels)
    }
  }
}

extension Bitmap: Equatable {
  public static func == (left: Bitmap, right: Bitmap) -> Bool {
    guard left.size == right.size else { return false }
    return left.storage === right.storage
      || memcmp(left.storage.pixels, right.storage.pixels, left.size.area * MemoryLayout<UInt32>.stride) == 0
  }
}
