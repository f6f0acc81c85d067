public import Foundation

#if !canImport(Darwin)
/// What a part of a text is, as Markdown marks it. Labels draw it in a font of its own.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt

  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

extension AttributeScopes.FoundationAttributes {
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }
}

extension NSAttributedString.Key {
  /// The raw value of an `InlinePresentationIntent`.
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
}
#endif

extension InlinePresentationIntent {
  /// Reads the value of an attribute: an intent, or the number of one.
  init(attribute value: Any?) {
    let number = (value as? NSNumber)?.uintValue ?? (value as? UInt) ?? (value as? Int).map { UInt(clamping: $0) }
    self = value as? InlinePresentationIntent ?? InlinePresentationIntent(rawValue: number ?? 0)
  }

  /// Returns the font of a text with this intent, of the size of another font.
  func font(from font: UIFont) -> UIFont {
    guard !isDisjoint(with: [.stronglyEmphasized, .emphasized, .code]) else { return font }
    let descriptor = font.fontDescriptor
    var traits = descriptor.symbolicTraits
    if contains(.stronglyEmphasized) { traits.insert(.traitBold) }
    if contains(.emphasized) { traits.insert(.traitItalic) }
    if contains(.code) { traits.insert(.traitMonoSpace) }
    return descriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: font.pointSize) } ?? font
  }
}
