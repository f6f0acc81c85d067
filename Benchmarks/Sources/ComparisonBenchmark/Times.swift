/// In milliseconds.
struct Times {
  let median: Double
  let fastest: Double
  /// Of all threads together, the median.
  let processor: Double
}
