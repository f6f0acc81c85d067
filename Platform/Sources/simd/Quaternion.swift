// swift-format-ignore-file: TypeNamesShouldBeCapitalized

#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#else
private import Darwin
#endif

/// A rotation in space.
public struct simd_quatf: Hashable, Sendable {
  /// The imaginary part (x, y, z) and the real part (w).
  public var vector: SIMD4<Float>

  public init() {
    vector = .zero
  }

  public init(vector: SIMD4<Float>) {
    self.vector = vector
  }

  public init(ix: Float, iy: Float, iz: Float, r: Float) {
    vector = SIMD4(ix, iy, iz, r)
  }

  public init(real: Float, imag: SIMD3<Float>) {
    vector = SIMD4(imag.x, imag.y, imag.z, real)
  }

  /// Creates a rotation by an angle in radians around an axis of length one.
  public init(angle: Float, axis: SIMD3<Float>) {
    self.init(real: cosf(angle / 2), imag: axis * sinf(angle / 2))
  }

  public var real: Float { vector.w }
  public var imag: SIMD3<Float> { SIMD3(vector.x, vector.y, vector.z) }
  public var angle: Float { 2 * atan2f(simd.length(imag), real) }
  public var axis: SIMD3<Float> { normalize(imag) }
  public var length: Float { simd.length(vector) }
  public var normalized: simd_quatf { simd_quatf(vector: normalize(vector)) }
  public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
  public var inverse: simd_quatf { simd_quatf(vector: conjugate.vector / length_squared(vector)) }

  public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
    (self * simd_quatf(real: 0, imag: vector) * inverse).imag
  }

  public static func * (left: simd_quatf, right: simd_quatf) -> simd_quatf {
    simd_quatf(
      real: left.real * right.real - dot(left.imag, right.imag),
      imag: right.imag * left.real + left.imag * right.real + cross(left.imag, right.imag))
  }
}
