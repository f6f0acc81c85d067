// swift-format-ignore-file: TypeNamesShouldBeCapitalized

/// A matrix with 2 columns and 2 rows.
public struct Matrix2x2<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: SquareMatrix
where Scalar.SIMD2Storage: Sendable {
  public typealias Column = SIMD2<Scalar>

  public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)

  public init() {
    columns = (.zero, .zero)
  }

  public init(_ column0: SIMD2<Scalar>, _ column1: SIMD2<Scalar>) {
    columns = (column0, column1)
  }

  public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) {
    self.columns = columns
  }

  public subscript(column: Int) -> SIMD2<Scalar> {
    get {
      switch column {
      case 0: columns.0
      default: columns.1
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      default: columns.1 = newValue
      }
    }
  }
}

/// A matrix with 3 columns and 3 rows.
public struct Matrix3x3<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: SquareMatrix
where Scalar.SIMD4Storage: Sendable {
  public typealias Column = SIMD3<Scalar>

  public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

  public init() {
    columns = (.zero, .zero, .zero)
  }

  public init(_ column0: SIMD3<Scalar>, _ column1: SIMD3<Scalar>, _ column2: SIMD3<Scalar>) {
    columns = (column0, column1, column2)
  }

  public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) {
    self.columns = columns
  }

  public subscript(column: Int) -> SIMD3<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: columns.2
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: columns.2 = newValue
      }
    }
  }
}

/// A matrix with 4 columns and 4 rows.
public struct Matrix4x4<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: SquareMatrix
where Scalar.SIMD4Storage: Sendable {
  public typealias Column = SIMD4<Scalar>

  public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

  public init() {
    columns = (.zero, .zero, .zero, .zero)
  }

  public init(_ column0: SIMD4<Scalar>, _ column1: SIMD4<Scalar>, _ column2: SIMD4<Scalar>, _ column3: SIMD4<Scalar>) {
    columns = (column0, column1, column2, column3)
  }

  public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) {
    self.columns = columns
  }

  public subscript(column: Int) -> SIMD4<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: columns.3
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }
}

// The names of the C interface, and those of Swift.

public typealias simd_float2x2 = Matrix2x2<Float>
public typealias simd_float3x3 = Matrix3x3<Float>
public typealias simd_float4x4 = Matrix4x4<Float>
public typealias float2x2 = simd_float2x2
public typealias float3x3 = simd_float3x3
public typealias float4x4 = simd_float4x4
public typealias matrix_float2x2 = simd_float2x2
public typealias matrix_float3x3 = simd_float3x3
public typealias matrix_float4x4 = simd_float4x4
public let matrix_identity_float2x2 = simd_float2x2(1)
public let matrix_identity_float3x3 = simd_float3x3(1)
public let matrix_identity_float4x4 = simd_float4x4(1)

public typealias simd_double2x2 = Matrix2x2<Double>
public typealias simd_double3x3 = Matrix3x3<Double>
public typealias simd_double4x4 = Matrix4x4<Double>
public typealias double2x2 = simd_double2x2
public typealias double3x3 = simd_double3x3
public typealias double4x4 = simd_double4x4
public typealias matrix_double2x2 = simd_double2x2
public typealias matrix_double3x3 = simd_double3x3
public typealias matrix_double4x4 = simd_double4x4
public let matrix_identity_double2x2 = simd_double2x2(1)
public let matrix_identity_double3x3 = simd_double3x3(1)
public let matrix_identity_double4x4 = simd_double4x4(1)
