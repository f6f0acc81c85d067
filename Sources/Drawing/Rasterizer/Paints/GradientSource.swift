import FirstFrameGeometry
import FirstFrameImaging
import Foundation

/// The colors of a linear gradient. The position in the ramp is the u coordinate in the gradient's space.
final class LinearGradientSource: PixelSource {
  private let ramp: GradientRamp
  private let space: GradientSpace
  /// The distances in the ramp, in entries, that correspond to one pixel to the right and one pixel down.
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

/// The colors of a radial gradient. The position in the ramp is the distance from the origin of the gradient's space.
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

/// The colors of a conic gradient. The position in the ramp is the angle from the u axis of the gradient's space, in
/// turns.
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

/// The map from pixels to the coordinates u and v of a gradient.
///
/// The origin is snapped to the sub-pixel grid, and everything else depends only on distances from it. So a shape that
/// moves by whole pixels has the same colors.
struct GradientSpace {
  let originX: Double
  let originY: Double
  /// The inverse of the linear part: u = a·dx + c·dy, v = b·dx + d·dy.
  let a: Double
  let b: Double
  let c: Double
  let d: Double

  /// Returns `nil` if the transform maps the plane to a line or a point, so that nothing is visible.
  ///
  /// - Parameters:
  ///   - origin: The origin, in the space that `transform` maps to pixels.
  ///   - basis: The map from the gradient's space to the space of `origin`. Only its linear part is used.
  ///   - transform: The map from the space of `origin` to pixels.
  init?(origin: CGPoint, basis: Affine, transform: Affine) {
    let determinant =
      (basis.a * basis.d - basis.b * basis.c) * (transform.a * transform.d - transform.b * transform.c)
    guard determinant != 0, determinant.isFinite else { return nil }
    let whole = Affine(a: basis.a, b: basis.b, c: basis.c, d: basis.d, tx: 0, ty: 0)
      .followed(by: Affine(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0))
    a = whole.d / determinant
    b = -whole.b / determinant
    c = -whole.c / determinant
    d = whole.a / determinant
    let pixelOrigin = transform.apply(origin)
    originX = Double(Subpixel.snapped(pixelOrigin.x))
    originY = Double(Subpixel.snapped(pixelOrigin.y))
  }

  /// Returns the horizontal distance from the origin to the center of a pixel, in pixels.
  @inline(__always)
  func deltaX(_ x: Int) -> Double { Double(x) + 0.5 - originX }

  /// Returns the vertical distance from the origin to the center of a pixel, in pixels.
  @inline(__always)
  func deltaY(_ y: Int) -> Double { Double(y) + 0.5 - originY }
}

/// Angles in turns, computed with basic arithmetic only, so that results are the same on every machine.
enum Turn {
  /// Returns the angle from the u axis towards the v axis, from 0 up to but not including 1; 0 for the origin.
  ///
  /// The error is below a hundred-millionth of a turn.
  static func of(_ u: Double, _ v: Double) -> Double {
    let (width, height) = (abs(u), abs(v))
    guard width > 0 || height > 0 else { return 0 }
    var turn = height <= width ? arcTangent(height / width) : 0.25 - arcTangent(width / height)
    if u < 0 { turn = 0.5 - turn }
    if v < 0 { turn = 1 - turn }
    return turn < 1 ? turn : 0
  }

  /// Returns the arc tangent of a number from 0 to 1, in turns. Above tan(π/8), an eighth of a turn is subtracted
  /// first, so that the error of the Taylor series is at most (√2 - 1)¹⁵ / 15.
  private static func arcTangent(_ tangent: Double) -> Double {
    if tangent > 0.4142135623730950 {
      return 0.125 + series((tangent - 1) / (tangent + 1))
    }
    return series(tangent)
  }

  private static func series(_ z: Double) -> Double {
    let square = z * z
    var sum = 1.0 / 13
    sum = 1.0 / 11 - square * sum
    sum = 1.0 / 9 - square * sum
    sum = 1.0 / 7 - square * sum
    sum = 1.0 / 5 - square * sum
    sum = 1.0 / 3 - square * sum
    return z * (1 - square * sum) * 0.15915494309189535
  }
}
