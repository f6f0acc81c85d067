/// A matrix with as many rows as columns, stored by columns.
public protocol SquareMatrix: Hashable, Sendable {
  associatedtype Column: SIMD & Sendable where Column.Scalar: BinaryFloatingPoint

  /// Creates a matrix of zeros.
  init()

  subscript(column: Int) -> Column { get set }
}

extension SquareMatrix {
  public typealias Scalar = Column.Scalar

  /// The number of columns, and of rows.
  private static var order: Int { Column.scalarCount }

  /// Creates a matrix from an array of columns.
  ///
  /// - Precondition: There are as many columns as rows.
  public init(_ columns: [Column]) {
    precondition(columns.count == Self.order, "A matrix with \(Self.order) columns needs \(Self.order) vectors.")
    self.init()
    for index in 0..<Self.order { self[index] = columns[index] }
  }

  /// Creates a matrix with a vector on its diagonal.
  public init(diagonal: Column) {
    self.init()
    for index in 0..<Self.order { self[index, index] = diagonal[index] }
  }

  /// Creates the multiple of the identity.
  public init(_ scalar: Scalar) {
    self.init(diagonal: Column(repeating: scalar))
  }

  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: Self {
    var result = Self()
    for column in 0..<Self.order {
      for row in 0..<Self.order { result[row, column] = self[column, row] }
    }
    return result
  }

  public var determinant: Scalar { rowReduction.determinant }

  /// The inverse; not-a-number in all elements if there is none.
  public var inverse: Self { rowReduction.inverse }

  /// Gauss-Jordan elimination with the largest pivots.
  private var rowReduction: (determinant: Scalar, inverse: Self) {
    var (left, right) = (transpose, Self(1))
    var determinant: Scalar = 1
    for step in 0..<Self.order {
      let pivot = (step..<Self.order).max { left[$0][step].magnitude < left[$1][step].magnitude } ?? step
      guard left[pivot][step] != 0 else {
        return (0, Self([Column](repeating: Column(repeating: .nan), count: Self.order)))
      }
      if pivot != step {
        (left[pivot], left[step]) = (left[step], left[pivot])
        (right[pivot], right[step]) = (right[step], right[pivot])
        determinant = -determinant
      }
      let scale = left[step][step]
      determinant *= scale
      left[step] /= scale
      right[step] /= scale
      for row in 0..<Self.order where row != step {
        let factor = left[row][step]
        left[row] -= left[step] * factor
        right[row] -= right[step] * factor
      }
    }
    return (determinant, right.transpose)
  }

  public static func == (left: Self, right: Self) -> Bool { (0..<order).allSatisfy { left[$0] == right[$0] } }

  public func hash(into hasher: inout Hasher) {
    for column in 0..<Self.order { hasher.combine(self[column]) }
  }

  /// Returns a matrix whose columns are calculated from those of this one.
  private func mapColumns(_ transform: (Int, Column) -> Column) -> Self {
    var result = self
    for column in 0..<Self.order { result[column] = transform(column, self[column]) }
    return result
  }

  public static func * (left: Self, right: Column) -> Column {
    (0..<order).reduce(.zero) { $0 + left[$1] * right[$1] }
  }

  public static func * (left: Self, right: Self) -> Self { right.mapColumns { left * $1 } }
  public static func * (left: Self, right: Scalar) -> Self { left.mapColumns { $1 * right } }
  public static func + (left: Self, right: Self) -> Self { left.mapColumns { $1 + right[$0] } }
  public static func - (left: Self, right: Self) -> Self { left.mapColumns { $1 - right[$0] } }
}

public func simd_mul<Matrix: SquareMatrix>(_ left: Matrix, _ right: Matrix) -> Matrix { left * right }
public func simd_mul<Matrix: SquareMatrix>(_ left: Matrix, _ right: Matrix.Column) -> Matrix.Column { left * right }
public func simd_inverse<Matrix: SquareMatrix>(_ matrix: Matrix) -> Matrix { matrix.inverse }
public func simd_transpose<Matrix: SquareMatrix>(_ matrix: Matrix) -> Matrix { matrix.transpose }
