public import FirstFrameImaging

/// A picture of where two pictures differ: the reference in pale greys, what changed in one strong colour, and boxes
/// around the places.
///
/// What only one of the pictures has is hatched in the strong colour, and ignored regions in grey. Anti-aliased pixels
/// that a tolerance lets through are marked in a quiet colour; those below its threshold are not marked.
public struct DifferenceImage: Sendable {
  public let bitmap: Bitmap

  /// The colour of a pixel that differs, and of the hatching over what only one picture has.
  public static let changedColor = Color(red: 230, green: 0, blue: 110)
  /// The colour of a pixel that differs and looks anti-aliased, where the tolerance allows it.
  public static let antialiasedColor = Color(red: 242, green: 184, blue: 75)
  /// The colour of the boxes around the places that differ.
  public static let boxColor = Color(red: 0, green: 102, blue: 255)
  /// The colour of the hatching over ignored regions.
  public static let ignoredColor = Color(red: 128, green: 144, blue: 164)
  /// The colour of what neither picture has.
  public static let outsideColor = Color(red: 120, green: 120, blue: 120)

  /// Draws where two pictures differ, as large as both together.
  ///
  /// - Throws: `BitmapError` where two long thin pictures together are larger than a bitmap may be.
  public init(reference: Bitmap, actual: Bitmap, tolerance: ImageTolerance = .exact) throws(BitmapError) {
    let size = try PixelSize(
      width: max(reference.width, actual.width), height: max(reference.height, actual.height))
    var canvas = DifferenceCanvas(size: size)
    let missing = MissingArea(reference: reference.size, actual: actual.size)
    canvas.drawPale(actual)
    canvas.drawPale(reference)
    missing.boxes.forEach { canvas.hatch($0, with: Self.changedColor) }
    tolerance.ignoredRegions.forEach { canvas.hatch($0, with: Self.ignoredColor) }
    let grid = PicturePair.with(reference, actual) { canvas.drawChanges($0, tolerance: tolerance) }
    Clusters(grid, missing: missing).boxes.forEach { canvas.frame($0, with: Self.boxColor) }
    bitmap = canvas.bitmap
  }
}
