import FirstFrameImaging

/// The colours of a linear gradient: the place along it is u of its space.
final class LinearGradientSource: PixelSource {
  private let ramp: GradientRamp
  private let space: GradientSpace
  /// Entries of the ramp per pixel.
  private let stepX: Double
  private let stepY: Double

  init(ramp: GradientRamp, space: GradientSpace) {
    self.ramp = ramp
    self.space = space
    stepX = space.a * Double(ramp.count)
    stepY = space.c * Double(ramp.count)
  }

  var isOpaque: Bool { ramp.isOpaque }
  var rowsAreEqual: Bool { stepY == 0 }

  func write(to pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let rowStart = space.deltaY(y) * stepY
    if stepX == 0 { return pixels.set(count: count, to: ramp.color(at: rowStart)) }
    var deltaX = space.deltaX(x)
    var index = 0
    while index < count {
      pixels[index] = ramp.color(at: rowStart + deltaX * stepX)
      deltaX += 1
      index &+= 1
    }
  }
}
