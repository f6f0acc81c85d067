/// The colours of a radial gradient: the place along it is the distance from the origin of its space.
final class RadialGradientSource: PixelSource {
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
      pixels[index] = ramp.color(at: (u * u + v * v).squareRoot() * entries)
      deltaX += 1
      index &+= 1
    }
  }
}
