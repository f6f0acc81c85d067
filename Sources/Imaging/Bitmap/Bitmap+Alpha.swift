extension Bitmap {
  /// Whether every pixel is opaque.
  public var isOpaque: Bool {
    let count = size.area
    return withPixels { pixels in
      var index = 0
      var all: UInt32 = .max
      while index < count {
        all &= pixels[index]
        index &+= 1
      }
      return all &>> 24 == 255
    }
  }
}
