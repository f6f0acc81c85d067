extension Int {
  /// Creates the nearest integer to a number towards zero; 0 if it is not a number.
  init(clamping number: some BinaryFloatingPoint) {
    if number.isNaN {
      self = 0
    } else {
      self = Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
    }
  }
}
