import FirstFrameTypesetting
public import Foundation

/// What a font is asked for by: a family, a size and traits.
public final class UIFontDescriptor: Sendable {
  let font: Font

  init(_ font: Font) {
    self.font = font
  }

  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// In points.
  public var pointSize: CGFloat { font.size }

  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    changing { $0.size = size }
  }

  public func withFamily(_ family: String) -> UIFontDescriptor {
    changing { $0.family = family }
  }

  /// The descriptor in a design of the system font; nil for a design that it does not have.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    switch design {
    case .default: changing { $0.isMonospaced = false }
    case .monospaced: changing { $0.isMonospaced = true }
    default: nil
    }
  }

  func changing(_ change: (inout Font) -> Void) -> UIFontDescriptor {
    var font = font
    change(&font)
    return UIFontDescriptor(font)
  }
}

extension UIFontDescriptor: Hashable {
  public static func == (left: UIFontDescriptor, right: UIFontDescriptor) -> Bool { left.font == right.font }

  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}
