public import Foundation

#if !canImport(Darwin)
extension NSAttributedString {
  /// Creates an empty string. Foundation on Linux has no `NSAttributedString()`, and an extension cannot override `init()`:
  /// the argument is not written.
  public convenience init(_ nothing: Void = ()) {
    self.init(string: "")
  }
}
#endif

extension NSAttributedString.Key {
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
  public static let adaptiveImageGlyph = NSAttributedString.Key("NSAdaptiveImageGlyph")
  public static let writingToolsExclusion = NSAttributedString.Key("NSWritingToolsExclusion")
  public static let textHighlightStyle = NSAttributedString.Key("NSTextHighlightStyle")
  public static let textHighlightColorScheme = NSAttributedString.Key("NSTextHighlightColorScheme")
}

extension NSAttributedString {
  /// An effect of letters. It is not drawn.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
