public import Foundation

/// What a picture that is drawn is like.
public final class UIGraphicsImageRendererFormat {
  /// Pixels per point.
  public var scale: CGFloat
  public var opaque = false

  public init() {
    let scale = UITraitCollection.current.displayScale
    self.scale = scale > 0 ? scale : 1
  }

  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
