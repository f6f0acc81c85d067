import FirstFrameLayoutTree
import FirstFrameTypesetting
public import Foundation

extension UIFontDescriptor {
  /// The name of the face.
  public var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }
  /// The transform of the letters. They are drawn upright, unless the font is italic.
  public var matrix: CGAffineTransform { .identity }

  public convenience init(name: String, size: CGFloat) {
    self.init(fontAttributes: [.name: name, .size: size])
  }

  /// - Parameter matrix: The transform of the letters, of which only the size is used.
  public convenience init(name: String, matrix: CGAffineTransform) {
    self.init(name: name, size: matrix.d)
  }

  /// The attributes that determine the font.
  public var fontAttributes: [AttributeName: Any] {
    let traits: [TraitKey: Any] = [.weight: UIFont.Weight(font.weight).rawValue, .symbolic: symbolicTraits.rawValue]
    let font = UIFont(descriptor: self, size: 0)
    return [.name: font.fontName, .family: font.familyName, .size: pointSize, .traits: traits]
  }

  public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  /// Returns the descriptors of installed fonts with certain attributes: that of the font itself.
  public func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
    [self]
  }

  /// Returns the descriptor in another design of the system font; `nil` for designs that iOS does not have.
  ///
  /// In place of the rounded and the serif design, the built-in typeface is drawn, with a warning.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    switch design {
    case .default: return changing { $0.isMonospaced = false }
    case .monospaced: return changing { $0.isMonospaced = true }
    case .rounded, .serif:
      let name = design == .rounded ? "rounded" : "serif"
      UsageWarnings.warn(
        "withDesign(.\(name)): this design is not here; the built-in typeface is drawn in its place")
      return self
    default: return nil
    }
  }

  /// Returns the descriptor itself, except for a warning: letters are not transformed.
  public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    if matrix != .identity { UsageWarnings.warnOfNoEffect("UIFontDescriptor.withMatrix", "letters are drawn upright") }
    return self
  }

  /// Returns the descriptor of another face of the family, such as `Bold` or `Semibold Italic`.
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    let words = newFace.split(separator: " ").map { $0.lowercased() }
    let weights: [String: UIFont.Weight] = [
      "ultralight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
      "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    return changing { font in
      font.isItalic = words.contains("italic") || words.contains("oblique")
      font.weight = (words.compactMap { weights[$0] }.first ?? .regular).fontWeight
    }
  }
}

extension UIFont {
  /// The width of a font. The widths of fonts cannot be changed here.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public static let compressed = Width(rawValue: -0.4)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)

    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Warns that another width than the standard one has no effect (see `UsageWarnings`).
    func warn() {
      guard rawValue != 0 else { return }
      UsageWarnings.warnOfNoEffect("UIFont.Width", "the system font has one width")
    }
  }

  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    width.warn()
    return systemFont(ofSize: fontSize, weight: weight)
  }
}

extension UIFont.Weight {
  /// The named weight of a number from 100 to 900.
  init(_ weight: FontWeight) {
    let named: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    self = named.first { $0.fontWeight >= weight } ?? .black
  }
}
