import FirstFrameTypesetting
public import Foundation

/// A typeface at a size and weight.
public final class UIFont: Sendable {
  /// The size of the em square, in points.
  public let pointSize: CGFloat
  let font: Font
  /// Nil where the size is the author's own.
  let scaling: FontScaling?

  init(_ font: Font, scaling: FontScaling? = nil) {
    self.font = font
    self.scaling = scaling
    pointSize = font.size
  }

  /// A font that was registered, or nil where there is none of that name.
  ///
  /// - Parameter name: A family such as `Inter`, or one of its faces such as `Inter-SemiBoldItalic`.
  public convenience init?(name: String, size: CGFloat) {
    guard let font = Font(faceName: name, size: size, library: Typesetter.shared.library) else { return nil }
    self.init(font)
  }

  /// - Parameter size: In points; 0 for the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    var font = descriptor.font
    if size > 0 { font.size = size }
    self.init(font)
  }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }

  public func withSize(_ size: CGFloat) -> UIFont {
    var font = font
    font.size = size
    return UIFont(font)
  }
}
