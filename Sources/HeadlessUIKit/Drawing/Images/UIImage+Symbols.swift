import FirstFrameTypesetting
public import Foundation

extension UIImage {
  /// A symbol of those that this library draws itself.
  ///
  /// UIKit has nil for an unknown name. Here it is a visible placeholder, and a warning of the view that shows it: a
  /// name that the system knows and this library does not must not make the symbol vanish without a word.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    let options = (configuration as? SymbolConfiguration)?.values ?? SymbolOptions()
    self.init(SymbolImage(name: name, options: options).values)
  }

  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// The symbol in another configuration; other pictures stay as they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let options = (configuration as? SymbolConfiguration)?.values else { return self }
    return reconfigured { _ in options }
  }

  /// The symbol with what a configuration says of it; other pictures are nil, as they have none.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    values.isSymbol ? reconfigured { $0.overridden(by: configuration.values) } : nil
  }

  public var symbolConfiguration: SymbolConfiguration? {
    guard case .symbol(let symbol) = values.content else { return nil }
    return SymbolConfiguration(symbol.options)
  }

  /// The symbol with a configuration for what its own says nothing of.
  func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let configuration else { return self }
    return reconfigured { configuration.values.overridden(by: $0) }
  }

  private func reconfigured(_ change: (SymbolOptions) -> SymbolOptions) -> UIImage {
    guard case .symbol(var symbol) = values.content else { return self }
    symbol.options = change(symbol.options)
    let new = symbol.values
    return changed {
      $0.content = new.content
      $0.size = new.size
      if let color = new.tint {
        $0.tint = color
        $0.renderingMode = .alwaysOriginal
      }
    }
  }

  /// What a picture is to be like.
  public class Configuration: @unchecked Sendable {
    // Subclasses have constants only.
    init() {}
  }

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

  /// How large a symbol is beside text of its size.
  public enum SymbolScale: Int, CaseIterable, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3

    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .large: 1.28
      case .default, .unspecified, .medium: 1
      }
    }
  }

  /// How bold the lines of a symbol are.
  public enum SymbolWeight: Int, CaseIterable, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9
  }
}

/// What is said of how a symbol looks; nil and unspecified where nothing is.
struct SymbolOptions: Hashable, Sendable {
  /// Of the text that the symbol goes with.
  var pointSize: CGFloat?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  var color: UIColor?

  func overridden(by other: SymbolOptions) -> SymbolOptions {
    SymbolOptions(
      pointSize: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
      scale: other.scale == .unspecified ? scale : other.scale, color: other.color ?? color)
  }

  /// Symbols that nothing is said of go with the body text.
  static let standardPointSize: CGFloat = 17
}
