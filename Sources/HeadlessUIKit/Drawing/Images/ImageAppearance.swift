import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// How a picture is shown by whoever shows it.
struct ImageAppearance {
  var mode = ImageContent.Mode.scaleToFill
  /// Of stencils; nil for the picture's own colour, or black.
  var tint: UIColor?
  var traits: UITraitCollection
  var isRightToLeft = false

  /// The colour that a picture is drawn in; nil for those it has.
  func color(of image: ImageValues) -> Color? {
    let isTemplate = image.renderingMode == .alwaysTemplate || image.renderingMode == .automatic && image.isSymbol
    let color = (isTemplate ? tint : nil) ?? image.tint ?? (isTemplate || image.isSymbol ? .black : nil)
    return color?.components(in: traits).color
  }
}
