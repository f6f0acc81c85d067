// swift-format-ignore-file: TypeNamesShouldBeCapitalized

// Matrices of `Float`.

/// A matrix with 2 columns and 2 rows, stored by columns.
public struct simd_float2x2: Hashable, Sendable {
  public var columns: (SIMD2<Float>, SIMD2<Float>)

  /// Creates a matrix of zeros.
  public init() {
    columns = (.zero, .zero)
  }

  public init(_ column0: SIMD2<Float>, _ column1: SIMD2<Float>) {
    self.columns = (column0, column1)
  }

  public init(columns: (SIMD2<Float>, SIMD2<Float>)) {
    self.columns = columns
  }

  /// Creates a matrix from an array of columns.
  ///
  /// - Precondition: There are 2 columns.
  public init(_ columns: [SIMD2<Float>]) {
    precondition(columns.count == 2, "A matrix with 2 columns needs 2 vectors.")
    self.columns = (columns[0], columns[1])
  }

  /// Creates a matrix with a vector on its diagonal.
  public init(diagonal: SIMD2<Float>) {
    self.init()
    for index in 0..<2 { self[index, index] = diagonal[index] }
  }

  /// Creates the multiple of the identity.
  public init(_ scalar: Float) {
    self.init(diagonal: SIMD2<Float>(repeating: scalar))
  }

  public subscript(column: Int) -> SIMD2<Float> {
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

  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: simd_float2x2 {
    var result = simd_float2x2()
    for column in 0..<2 {
      for row in 0..<2 { result[row, column] = self[column, row] }
    }
    return result
  }

  public var determinant: Float { rowReduction.determinant }

  /// The inverse; not-a-number in all elements if there is none.
  public var inverse: simd_float2x2 { rowReduction.inverse }

  /// Gauss-Jordan elimination with the largest pivots.
  private var rowReduction: (determinant: Float, inverse: simd_float2x2) {
    var (left, right) = (transpose, simd_float2x2(1))
    var determinant: Float = 1
    for step in 0..<2 {
      let pivot = (step..<2).max { left[$0][step].magnitude < left[$1][step].magnitude } ?? step
      guard left[pivot][step] != 0 else { return (0, simd_float2x2(.nan)) }
      if pivot != step {
        (left[pivot], left[step]) = (left[step], left[pivot])
        (right[pivot], right[step]) = (right[step], right[pivot])
        determinant = -determinant
      }
      let scale = left[step][step]
      determinant *= scale
      left[step] /= scale
      right[step] /= scale
      for row in 0..<2 where row != step {
        let factor = left[row][step]
        left[row] -= left[step] * factor
        right[row] -= right[step] * factor
      }
    }
    return (determinant, right.transpose)
  }

  public static func == (left: simd_float2x2, right: simd_float2x2) -> Bool { left.columns == right.columns }

  public func hash(into hasher: inout Hasher) {
    for column in 0..<2 { hasher.combine(self[column]) }
  }

  public static func * (left: simd_float2x2, right: SIMD2<Float>) -> SIMD2<Float> {
    left.columns.0 * right[0] + left.columns.1 * right[1]
  }

  public static func * (left: simd_float2x2, right: simd_float2x2) -> simd_float2x2 {
    simd_float2x2(left * right.columns.0, left * right.columns.1)
  }

  public static func * (left: simd_float2x2, right: Float) -> simd_float2x2 {
    simd_float2x2(left.columns.0 * right, left.columns.1 * right)
  }

  public static func + (left: simd_float2x2, right: simd_float2x2) -> simd_float2x2 {
    simd_float2x2(left.columns.0 + right.columns.0, left.columns.1 + right.columns.1)
  }

  public static func - (left: simd_float2x2, right: simd_float2x2) -> simd_float2x2 {
    simd_float2x2(left.columns.0 - right.columns.0, left.columns.1 - right.columns.1)
  }
}

public typealias float2x2 = simd_float2x2
public typealias matrix_float2x2 = simd_float2x2
public let matrix_identity_float2x2 = simd_float2x2(1)
public func simd_mul(_ left: simd_float2x2, _ right: simd_float2x2) -> simd_float2x2 { left * right }
public func simd_mul(_ left: simd_float2x2, _ right: SIMD2<Float>) -> SIMD2<Float> { left * right }
public func simd_inverse(_ matrix: simd_float2x2) -> simd_float2x2 { matrix.inverse }
public func simd_transpose(_ matrix: simd_float2x2) -> simd_float2x2 { matrix.transpose }

/// A matrix with 3 columns and 3 rows, stored by columns.
public struct simd_float3x3: Hashable, Sendable {
  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

  /// Creates a matrix of zeros.
  public init() {
    columns = (.zero, .zero, .zero)
  }

  public init(_ column0: SIMD3<Float>, _ column1: SIMD3<Float>, _ column2: SIMD3<Float>) {
    self.columns = (column0, column1, column2)
  }

  public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) {
    self.columns = columns
  }

  /// Creates a matrix from an array of columns.
  ///
  /// - Precondition: There are 3 columns.
  public init(_ columns: [SIMD3<Float>]) {
    precondition(columns.count == 3, "A matrix with 3 columns needs 3 vectors.")
    self.columns = (columns[0], columns[1], columns[2])
  }

  /// Creates a matrix with a vector on its diagonal.
  public init(diagonal: SIMD3<Float>) {
    self.init()
    for index in 0..<3 { self[index, index] = diagonal[index] }
  }

  /// Creates the multiple of the identity.
  public init(_ scalar: Float) {
    self.init(diagonal: SIMD3<Float>(repeating: scalar))
  }

  public subscript(column: Int) -> SIMD3<Float> {
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

  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: simd_float3x3 {
    var result = simd_float3x3()
    for column in 0..<3 {
      for row in 0..<3 { result[row, column] = self[column, row] }
    }
    return result
  }

  public var determinant: Float { rowReduction.determinant }

  /// The inverse; not-a-number in all elements if there is none.
  public var inverse: simd_float3x3 { rowReduction.inverse }

  /// Gauss-Jordan elimination with the largest pivots.
  private var rowReduction: (determinant: Float, inverse: simd_float3x3) {
    var (left, right) = (transpose, simd_float3x3(1))
    var determinant: Float = 1
    for step in 0..<3 {
      let pivot = (step..<3).max { left[$0][step].magnitude < left[$1][step].magnitude } ?? step
      guard left[pivot][step] != 0 else { return (0, simd_float3x3(.nan)) }
      if pivot != step {
        (left[pivot], left[step]) = (left[step], left[pivot])
        (right[pivot], right[step]) = (right[step], right[pivot])
        determinant = -determinant
      }
      let scale = left[step][step]
      determinant *= scale
      left[step] /= scale
      right[step] /= scale
      for row in 0..<3 where row != step {
        let factor = left[row][step]
        left[row] -= left[step] * factor
        right[row] -= right[step] * factor
      }
    }
    return (determinant, right.transpose)
  }

  public static func == (left: simd_float3x3, right: simd_float3x3) -> Bool { left.columns == right.columns }

  public func hash(into hasher: inout Hasher) {
    for column in 0..<3 { hasher.combine(self[column]) }
  }

  public static func * (left: simd_float3x3, right: SIMD3<Float>) -> SIMD3<Float> {
    left.columns.0 * right[0] + left.columns.1 * right[1] + left.columns.2 * right[2]
  }

  public static func * (left: simd_float3x3, right: simd_float3x3) -> simd_float3x3 {
    simd_float3x3(left * right.columns.0, left * right.columns.1, left * right.columns.2)
  }

  public static func * (left: simd_float3x3, right: Float) -> simd_float3x3 {
    simd_float3x3(left.columns.0 * right, left.columns.1 * right, left.columns.2 * right)
  }

  public static func + (left: simd_float3x3, right: simd_float3x3) -> simd_float3x3 {
    simd_float3x3(left.columns.0 + right.columns.0, left.columns.1 + right.columns.1, left.columns.2 + right.columns.2)
  }

  public static func - (left: simd_float3x3, right: simd_float3x3) -> simd_float3x3 {
    simd_float3x3(left.columns.0 - right.columns.0, left.columns.1 - right.columns.1, left.columns.2 - right.columns.2)
  }
}

public typealias float3x3 = simd_float3x3
public typealias matrix_float3x3 = simd_float3x3
public let matrix_identity_float3x3 = simd_float3x3(1)
public func simd_mul(_ left: simd_float3x3, _ right: simd_float3x3) -> simd_float3x3 { left * right }
public func simd_mul(_ left: simd_float3x3, _ right: SIMD3<Float>) -> SIMD3<Float> { left * right }
public func simd_inverse(_ matrix: simd_float3x3) -> simd_float3x3 { matrix.inverse }
public func simd_transpose(_ matrix: simd_float3x3) -> simd_float3x3 { matrix.transpose }

/// A matrix with 4 columns and 4 rows, stored by columns.
public struct simd_float4x4: Hashable, Sendable {
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  /// Creates a matrix of zeros.
  public init() {
    columns = (.zero, .zero, .zero, .zero)
  }

  public init(_ column0: SIMD4<Float>, _ column1: SIMD4<Float>, _ column2: SIMD4<Float>, _ column3: SIMD4<Float>) {
    self.columns = (column0, column1, column2, column3)
  }

  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) {
    self.columns = columns
  }

  /// Creates a matrix from an array of columns.
  ///
  /// - Precondition: There are 4 columns.
  public init(_ columns: [SIMD4<Float>]) {
    precondition(columns.count == 4, "A matrix with 4 columns needs 4 vectors.")
    self.columns = (columns[0], columns[1], columns[2], columns[3])
  }

  /// Creates a matrix with a vector on its diagonal.
  public init(diagonal: SIMD4<Float>) {
    self.init()
    for index in 0..<4 { self[index, index] = diagonal[index] }
  }

  /// Creates the multiple of the identity.
  public init(_ scalar: Float) {
    self.init(diagonal: SIMD4<Float>(repeating: scalar))
  }

  public subscript(column: Int) -> SIMD4<Float> {
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

  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: simd_float4x4 {
    var result = simd_float4x4()
    for column in 0..<4 {
      for row in 0..<4 { result[row, column] = self[column, row] }
    }
    return result
  }

  public var determinant: Float { rowReduction.determinant }

  /// The inverse; not-a-number in all elements if there is none.
  public var inverse: simd_float4x4 { rowReduction.inverse }

  /// Gauss-Jordan elimination with the largest pivots.
  private var rowReduction: (determinant: Float, inverse: simd_float4x4) {
    var (left, right) = (transpose, simd_float4x4(1))
    var determinant: Float = 1
    for step in 0..<4 {
      let pivot = (step..<4).max { left[$0][step].magnitude < left[$1][step].magnitude } ?? step
      guard left[pivot][step] != 0 else { return (0, simd_float4x4(.nan)) }
      if pivot != step {
        (left[pivot], left[step]) = (left[step], left[pivot])
        (right[pivot], right[step]) = (right[step], right[pivot])
        determinant = -determinant
      }
      let scale = left[step][step]
      determinant *= scale
      left[step] /= scale
      right[step] /= scale
      for row in 0..<4 where row != step {
        let factor = left[row][step]
        left[row] -= left[step] * factor
        right[row] -= right[step] * factor
      }
    }
    return (determinant, right.transpose)
  }

  public static func == (left: simd_float4x4, right: simd_float4x4) -> Bool { left.columns == right.columns }

  public func hash(into hasher: inout Hasher) {
    for column in 0..<4 { hasher.combine(self[column]) }
  }

  public static func * (left: simd_float4x4, right: SIMD4<Float>) -> SIMD4<Float> {
    left.columns.0 * right[0] + left.columns.1 * right[1] + left.columns.2 * right[2] + left.columns.3 * right[3]
  }

  public static func * (left: simd_float4x4, right: simd_float4x4) -> simd_float4x4 {
    simd_float4x4(left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3)
  }

  public static func * (left: simd_float4x4, right: Float) -> simd_float4x4 {
    simd_float4x4(left.columns.0 * right, left.columns.1 * right, left.columns.2 * right, left.columns.3 * right)
  }

  public static func + (left: simd_float4x4, right: simd_float4x4) -> simd_float4x4 {
    simd_float4x4(
      left.columns.0 + right.columns.0, left.columns.1 + right.columns.1, left.columns.2 + right.columns.2,
      left.columns.3 + right.columns.3)
  }

  public static func - (left: simd_float4x4, right: simd_float4x4) -> simd_float4x4 {
    simd_float4x4(
      left.columns.0 - right.columns.0, left.columns.1 - right.columns.1, left.columns.2 - right.columns.2,
      left.columns.3 - right.columns.3)
  }
}

public typealias float4x4 = simd_float4x4
public typealias matrix_float4x4 = simd_float4x4
public let matrix_identity_float4x4 = simd_float4x4(1)
public func simd_mul(_ left: simd_float4x4, _ right: simd_float4x4) -> simd_float4x4 { left * right }
public func simd_mul(_ left: simd_float4x4, _ right: SIMD4<Float>) -> SIMD4<Float> { left * right }
public func simd_inverse(_ matrix: simd_float4x4) -> simd_float4x4 { matrix.inverse }
public func simd_transpose(_ matrix: simd_float4x4) -> simd_float4x4 { matrix.transpose }
