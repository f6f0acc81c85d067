/// Why a measurement means nothing.
enum BenchmarkError: Error {
  /// An assertion that should pass did not.
  case noPass
}
