/// What a pixel of the one picture is to that of the other.
enum PixelKind {
  static let equal: UInt8 = 0
  static let differing: UInt8 = 1
  /// Differs by no more than the threshold.
  static let belowThreshold: UInt8 = 2
  static let antialiased: UInt8 = 3
  static let ignored: UInt8 = 4
}
