import FirstFrameTypesetting
public import Foundation

extension UIImage {
  /// The size, the weight and the colour of a symbol, as far as they are said.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let values: SymbolOptions

    public static let unspecified = SymbolConfiguration(SymbolOptions())

    init(_ values: SymbolOptions) {
      self.values = values
      super.init()
    }

    public convenience init(pointSize: CGFloat) {
      self.init(SymbolOptions(pointSize: pointSize))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolOptions(pointSize: pointSize, weight: weight))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolOptions(pointSize: pointSize, weight: weight, scale: scale))
    }

    public convenience init(weight: SymbolWeight) {
      self.init(SymbolOptions(weight: weight))
    }

    public convenience init(scale: SymbolScale) {
      self.init(SymbolOptions(scale: scale))
    }

    /// The size and the weight of a font.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    public convenience init(font: UIFont, scale: SymbolScale) {
      let weight = SymbolWeight(rawValue: min(max((font.font.weight.rawValue + 50) / 100, 1), 9)) ?? .regular
      self.init(SymbolOptions(pointSize: font.pointSize, weight: weight, scale: scale))
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// All of a symbol in one colour: symbols have one layer.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolOptions(color: hierarchicalColor))
    }

    /// All of a symbol in the first colour: symbols have one layer.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolOptions(color: paletteColors.first))
    }

    /// This configuration, where the other says nothing else.
    public func applying(_ other: Configuration?) -> SymbolConfiguration {
      guard let other = other as? SymbolConfiguration else { return self }
      return SymbolConfiguration(values.overridden(by: other.values))
    }
  }
}
