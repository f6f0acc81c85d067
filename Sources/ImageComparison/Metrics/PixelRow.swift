/// A run of pixels of one row in both pictures, and the memory for what is found out about them.
struct PixelRow {
  let reference: UnsafePointer<UInt32>
  let actual: UnsafePointer<UInt32>
  /// How far the first pixel is from the top left one, counted along the rows of the shared part.
  let offset: Int
  let count: Int
  /// What every pixel is: one of the constants of ``PixelKind``.
  let kinds: UnsafeMutablePointer<UInt8>
  /// The difference of every pixel, in the metric's own unit; 0 where they are equal.
  let values: UnsafeMutablePointer<Float>
}
