public import HeadlessUIKit

extension Font {
  /// What a font depends on, since iOS 26.
  public struct Context: Hashable, Sendable {
    var typeSize = DynamicTypeSize.large
  }

  /// A font with its size, since iOS 26.
  public struct Resolved: Hashable, Sendable {
    public let pointSize: CGFloat
    public let ascender: CGFloat
    public let descender: CGFloat
    public let capHeight: CGFloat
    public let xHeight: CGFloat
    public let leading: CGFloat
    public let isBold: Bool
    public let isItalic: Bool
    public let isMonospaced: Bool
  }

  @MainActor
  public func resolve(in context: Context) -> Resolved {
    let font = font(compatibleWith: UITraitCollection(preferredContentSizeCategory: context.typeSize.category))
    let traits = font.fontDescriptor.symbolicTraits
    return Resolved(
      pointSize: font.pointSize, ascender: font.ascender, descender: font.descender, capHeight: font.capHeight,
      xHeight: font.xHeight, leading: font.leading, isBold: traits.contains(.traitBold),
      isItalic: traits.contains(.traitItalic), isMonospaced: traits.contains(.traitMonoSpace))
  }
}

extension EnvironmentValues {
  public var fontResolutionContext: Font.Context { Font.Context(typeSize: dynamicTypeSize) }
}
