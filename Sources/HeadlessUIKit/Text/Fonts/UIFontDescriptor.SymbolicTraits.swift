import FirstFrameTypesetting

extension UIFontDescriptor {
  /// What a typeface looks like, in broad terms.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight >= .semibold { traits.insert(.traitBold) }
    if font.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The descriptor with other traits in place of its own; nil where no typeface can have them.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    guard traits.isDisjoint(with: [.traitExpanded, .traitCondensed]) else { return nil }
    return changing { font in
      font.isItalic = traits.contains(.traitItalic)
      font.isMonospaced = traits.contains(.traitMonoSpace)
      if traits.contains(.traitBold) != (font.weight >= .semibold) {
        font.weight = traits.contains(.traitBold) ? .bold : .regular
      }
    }
  }
}
