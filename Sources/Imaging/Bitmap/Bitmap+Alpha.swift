extension Bitmap {
  /// Whether every pixel is opaque.
  public var isOpaque: Bool {
    withPixels { pixels in
      var index = 0
      var all: UInt32 = .max
      while index < size.area {
        all &= pixels[index]
        index &+= 1
      }
      return all &>> 24 == 255
    }
  }
}
