/// Something that knows the colour of every pixel: a gradient, or a picture.
protocol PixelSource: AnyObject {
  /// Whether no pixel lets anything beneath it through.
  var isOpaque: Bool { get }

  /// Whether all rows look alike.
  var rowsAreEqual: Bool { get }

  /// Writes the premultiplied colours of neighbouring pixels.
  func write(to pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int)
}
