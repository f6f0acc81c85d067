/// The colours of a conic gradient: the place along it is the angle from the u axis of its space, in turns.
final class ConicGradientSource: PixelSource {
  private let ramp: GradientRamp
  private let space: GradientSpace

  init(ramp: GradientRamp, space: GradientSpace) {
    self.ramp = ramp
    self.space = space
  }

  var isOpaque: Bool { ramp.isOpaque }
  var rowsAreEqual: Bool { false }

  func write(to pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let deltaY = space.deltaY(y)
    let (rowU, rowV) = (deltaY * space.c, deltaY * space.d)
    let entries = Double(ramp.count)
    var deltaX = space.deltaX(x)
    var index = 0
    while index < count {
      let u = deltaX * space.a + rowU
      let v = deltaX * space.b + rowV
      pixels[index] = ramp.color(at: Turn.of(u, v) * entries)
      deltaX += 1
      index &+= 1
    }
  }
}
