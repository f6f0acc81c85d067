import FirstFrame
import Foundation
import HeadlessUIKit

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// An image without changes.
  public static var image: Snapshotting { .image() }

  /// An image without changes.
  ///
  /// - Parameters:
  ///   - precision: The fraction of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: How similar two colors must be to match, from 0 to 1.
  ///   - scale: The scale of references, in pixels per point. Ignored, because pixels are compared.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

extension Diffing where Value == UIImage {
  /// Images, compared pixel by pixel.
  public static let image = Diffing.image()

  /// Images, compared pixel by pixel.
  ///
  /// - Parameters:
  ///   - precision: The fraction of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: How similar two colors must be to match, from 0 to 1.
  ///   - scale: The scale of references, in pixels per point; `nil` for 1.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    .image(tolerance: ImageTolerance(precision: precision, perceptualPrecision: perceptualPrecision), scale: scale ?? 1)
  }

  static func image(tolerance: ImageTolerance, scale: CGFloat = 1) -> Diffing {
    var diffing = Diffing(
      toData: { (try? $0.bitmap().pngData()) ?? Data() }, fromData: { UIImage(data: $0, scale: scale) ?? UIImage() }
    ) { reference, actual in
      let strategy = FirstFrame.Snapshotting<Bitmap, Bitmap>.image.tolerating(tolerance)
      do {
        let pictures = (try reference.bitmap(), try actual.bitmap())
        return try strategy.diffing.difference(pictures.0, pictures.1).map { ($0.summary, []) }
      } catch {
        return ("\(error)", [])
      }
    }
    diffing.comparison = .pictures(tolerance)
    return diffing
  }
}

extension UIImage {
  /// The image's pixels.
  ///
  /// - Throws: ``EmptyImageError`` if there are none.
  func bitmap() throws -> Bitmap {
    guard size.width > 0, size.height > 0 else { throw EmptyImageError() }
    if let data = pngData() { return try Bitmap(pngData: data) }
    return try MainActorCall.run(with: self) { try $0.drawnBitmap() }
  }

  /// The pixels of an image that is a drawing, at the image's scale.
  @MainActor private func drawnBitmap() throws -> Bitmap {
    let environment = RenderingEnvironment(size: size, scale: scale)
    return try Rasterizer(scale: scale).bitmap(of: UIImageView(image: self).layoutTree(in: environment))
  }
}

/// The error if an image without pixels is compared.
struct EmptyImageError: Error, CustomStringConvertible {
  var description: String { "the image has no pixels" }
}

extension ImageTolerance {
  /// Creates the tolerance that corresponds to two precisions. If both are 1, the comparison is exact.
  ///
  /// `perceptualPrecision` and the tolerance measure the difference of colors on a scale on which about 0.02 is just
  /// visible.
  init(precision: Float, perceptualPrecision: Float) {
    let share = 1 - Double(min(max(precision, 0), 1))
    let threshold = 1 - Double(min(max(perceptualPrecision, 0), 1))
    guard share > 0 || threshold > 0 else {
      self = .exact
      return
    }
    Note.printOnce(
      "precision and perceptualPrecision are not needed: every machine draws the same pixels. They hide changes, and "
        + "can be removed.")
    let ratio = share > 0 ? share : nil
    self =
      threshold > 0
      ? .okLab(threshold: threshold, maxDifferentPixelRatio: ratio) : .exact(maxDifferentPixelRatio: ratio)
  }
}
