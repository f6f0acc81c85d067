/// What counts as zero. Lengths are points, coefficients are near 1, so that these are far below what is seen and far
/// above what rounding leaves of a few thousand additions.
enum Tolerance {
  /// Of coefficients and costs: below it, a term has cancelled.
  static let coefficient = 1e-9
  /// Of values: required constraints may be violated by as much.
  static let value = 1e-7
}
