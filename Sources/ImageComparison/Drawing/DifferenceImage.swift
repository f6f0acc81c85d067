import Foundation
public import Imaging

/// A picture of where two pictures differ: the reference faded, what changed in one strong colour, and a box
/// around it.
public struct DifferenceImage: Sendable {
  public let bitmap: Bitmap

  /// The colour of a pixel that differs.
  public static let changedColor = Color(red: 255, green: 0, blue: 128)
  /// The colour of the box around all that differ.
  public static let boxColor = Color(red: 0, green: 102, blue: 255)
  /// The colour of what neither picture has.
  public static let outsideColor = Color(red: 160, green: 160, blue: 160)

  /// Draws where two pictures differ, as large as both together.
  ///
  /// - Throws: `BitmapError` where two long thin pictures together are larger than a bitmap may be.
  public init(reference: Bitmap, actual: Bitmap) throws(BitmapError) {
    let size = try PixelSize(
      width: max(reference.width, actual.width), height: max(reference.height, actual.height))
    let tally = DifferenceTally(reference: reference, actual: actual)
    var canvas = DifferenceCanvas(size: size)
    canvas.drawMissing(size: reference.size)
    canvas.drawMissing(size: actual.size)
    canvas.drawShared(reference: reference, actual: actual, shared: tally.shared)
    if tally.count > 0 {
      canvas.drawBox(around: tally.boundingBox)
    }
    bitmap = canvas.bitmap
  }
}
