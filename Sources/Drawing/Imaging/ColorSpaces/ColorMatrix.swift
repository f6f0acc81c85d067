/// A matrix of three rows and columns that converts colors between linear spaces.
struct ColorMatrix: Equatable, Sendable {
  /// The rows.
  var rows: [[Double]]

  static func * (left: ColorMatrix, right: ColorMatrix) -> ColorMatrix {
    let columns: [[Double]] = (0..<3).map { column in left * right.rows.map { $0[column] } }
    return ColorMatrix(columns: columns)
  }

  static func * (matrix: ColorMatrix, vector: [Double]) -> [Double] {
    matrix.rows.map { (row: [Double]) -> Double in
      row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2]
    }
  }

  /// The inverse; `nil` if there is none.
  var inverse: ColorMatrix? {
    func minor(_ row: Int, _ column: Int) -> Double {
      let (a, b) = ((row + 1) % 3, (row + 2) % 3)
      let (c, d) = ((column + 1) % 3, (column + 2) % 3)
      return rows[a][c] * rows[b][d] - rows[a][d] * rows[b][c]
    }
    let first: [Double] = (0..<3).map { minor(0, $0) }
    let determinant = rows[0][0] * first[0] + rows[0][1] * first[1] + rows[0][2] * first[2]
    guard abs(determinant) > 1e-9 else { return nil }
    let columns: [[Double]] = (0..<3).map { row in (0..<3).map { minor(row, $0) / determinant } }
    return ColorMatrix(columns: columns)
  }

  private static func diagonal(_ values: [Double]) -> ColorMatrix {
    ColorMatrix(rows: [[values[0], 0, 0], [0, values[1], 0], [0, 0, values[2]]])
  }

  /// The white point of the profile connection space (ICC.1:2022, 7.2.16).
  static let d50 = [0.9642, 1, 0.8249]

  /// The cone responses of Bradford. Source: ICC.1:2022, annex E.
  private static let bradford = ColorMatrix(
    rows: [[0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296]])

  /// The matrix from linear RGB to XYZ, adapted to D50; `nil` for chromaticities that do not span a space.
  init?(_ chromaticities: Chromaticities) {
    func xyz(_ point: Chromaticities.Point) -> [Double] { [point.x / point.y, 1, (1 - point.x - point.y) / point.y] }
    let (red, green, blue, white) = (
      chromaticities.red, chromaticities.green, chromaticities.blue, chromaticities.white
    )
    guard [red, green, blue, white].allSatisfy({ $0.y > 0 }) else { return nil }
    let primaries = ColorMatrix(columns: [xyz(red), xyz(green), xyz(blue)])
    guard let inverse = primaries.inverse, let unadapted = Self.bradford.inverse else { return nil }
    let whitePoint = xyz(white)
    let (from, to) = (Self.bradford * whitePoint, Self.bradford * Self.d50)
    guard from.allSatisfy({ $0 > 0 }) else { return nil }
    let adaptation = unadapted * Self.diagonal(zip(to, from).map { $0 / $1 }) * Self.bradford
    self = adaptation * primaries * Self.diagonal(inverse * whitePoint)
  }

  init(rows: [[Double]]) {
    self.rows = rows
  }

  init(columns: [[Double]]) {
    rows = (0..<3).map { row in columns.map { $0[row] } }
  }

  /// The matrix from XYZ, adapted to D50, to linear sRGB.
  static let toSRGB = ColorMatrix(Chromaticities.sRGB)?.inverse ?? .diagonal([1, 1, 1])
}

/// The primaries and the white of a color space.
struct Chromaticities: Equatable, Sendable {
  var red: Point
  var green: Point
  var blue: Point
  var white: Point

  struct Point: Equatable, Sendable {
    var x: Double
    var y: Double

    init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }

    static let d65 = Point(0.3127, 0.329)
  }

  /// IEC 61966-2-1 and ITU-R BT.709.
  static let sRGB = Chromaticities(
    red: Point(0.64, 0.33), green: Point(0.3, 0.6), blue: Point(0.15, 0.06), white: .d65)

  /// The primaries of SMPTE EG 432-1 with the white of D65.
  static let displayP3 = Chromaticities(
    red: Point(0.68, 0.32), green: Point(0.265, 0.69), blue: Point(0.15, 0.06), white: .d65)

  /// ITU-R BT.2020 and BT.2100.
  static let bt2020 = Chromaticities(
    red: Point(0.708, 0.292), green: Point(0.17, 0.797), blue: Point(0.131, 0.046), white: .d65)
}
