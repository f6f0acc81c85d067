import Foundation

/// What a picture is, and how it wants to be drawn.
struct ImageValues: Sendable, Hashable {
  var content: Content
  /// In points.
  var size: CGSize
  /// Pixels per point.
  var scale: CGFloat
  var renderingMode = UIImage.RenderingMode.automatic
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  var alignmentRectInsets = UIEdgeInsets.zero
  /// Of a picture that was given one for good.
  var tint: UIColor?
  var flipsForRightToLeft = false
  /// What is wrong with the picture, for the warnings of the view that shows it.
  var warning: String?

  var isSymbol: Bool {
    if case .symbol = content { return true }
    return false
  }
}
