import FirstFrameLayoutTree
import FirstFrameTypesetting
public import Foundation

extension UIImage {
  /// Creates a symbol image; `nil` if there is no system symbol of this name. The symbols are this library's own
  /// drawings.
  ///
  /// If this library does not draw the symbol, the image is a visible placeholder, and the view that displays it reports
  /// a warning.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    MissingImages.record(nil)
    guard SymbolImage.exists(name) else {
      MissingImages.record(name)
      UsageWarnings.warn(
        "There is no system symbol named \"\(name)\"; `UIImage(systemName:)` returns nil, as on a device")
      return nil
    }
    let options = (configuration as? SymbolConfiguration)?.values ?? SymbolOptions()
    self.init(SymbolImage(name: name, options: options).values)
  }

  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Returns the symbol with another configuration. For an image that is not a symbol, returns its variant for the
  /// configuration's traits.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    if !values.isSymbol, let traits = configuration.traitCollection { return resolved(for: traits) }
    guard let options = (configuration as? SymbolConfiguration)?.values else { return self }
    return reconfigured { _ in options }
  }

  /// Returns the symbol with the specified options of a configuration applied; `nil` for other images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    values.isSymbol ? reconfigured { $0.overridden(by: configuration.values) } : nil
  }

  public var symbolConfiguration: SymbolConfiguration? {
    guard case .symbol(let symbol) = values.content else { return nil }
    return SymbolConfiguration(symbol.options)
  }

  /// Returns the symbol with the options of a configuration as defaults: they apply where the symbol's own
  /// configuration specifies none.
  func withDefaults(from configuration: SymbolConfiguration?) -> UIImage {
    guard let configuration else { return self }
    return reconfigured { configuration.values.overridden(by: $0) }
  }

  /// Returns a system symbol with its size on a screen of a scale, whichever scale was current when it was created. Other
  /// images are returned unchanged.
  func onScreen(ofScale scale: CGFloat) -> UIImage {
    guard case .symbol(let symbol) = values.content, symbol.custom == nil, scale > 0, values.scale != scale
    else { return self }
    return changed {
      $0.size = symbol.size(atScale: scale)
      $0.scale = scale
    }
  }

  private func reconfigured(_ change: (SymbolOptions) -> SymbolOptions) -> UIImage {
    guard case .symbol(var symbol) = values.content else { return self }
    let hadColor = symbol.options.color != nil && symbol.options.color == values.tint
    symbol.options = change(symbol.options)
    let new = symbol.values
    return changed {
      $0.content = new.content
      $0.size = new.size
      $0.warning = new.warning
      if let color = new.tint {
        $0.tint = color
        $0.renderingMode = .alwaysOriginal
      } else if hadColor {
        $0.tint = nil
        $0.renderingMode = .automatic
      }
    }
  }

  /// The configuration of a symbol. For other images, a configuration with the image's scale as the display scale.
  public var configuration: Configuration? {
    if let symbolConfiguration { return symbolConfiguration }
    return Configuration(traitCollection: UITraitCollection(displayScale: scale))
  }

  /// The traits of the image's configuration.
  public var traitCollection: UITraitCollection { configuration?.traitCollection ?? UITraitCollection() }

  // `@unchecked Sendable`: the class is not final, and its subclass has only constants too.
  /// The configuration of an image.
  public class Configuration: @unchecked Sendable {
    public let traitCollection: UITraitCollection?
    /// The language of the variant of a symbol. Symbols have one variant.
    public let locale: Locale?

    public init(traitCollection: UITraitCollection? = nil) {
      self.traitCollection = traitCollection
      locale = nil
    }

    public convenience init(locale: Locale?) {
      self.init(traitCollection: nil, locale: locale)
    }

    fileprivate init(traitCollection: UITraitCollection?, locale: Locale?) {
      self.traitCollection = traitCollection
      self.locale = locale
    }

    /// Returns this configuration with another language.
    open func withLocale(_ locale: Locale?) -> Configuration {
      Configuration(traitCollection: traitCollection, locale: locale)
    }

    /// Returns this configuration with other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration {
      Configuration(traitCollection: traitCollection)
    }

    /// Returns this configuration with the traits of another one applied.
    open func applying(_ other: Configuration?) -> Configuration {
      guard let other else { return self }
      let collections = [traitCollection, other.traitCollection].compactMap { $0 }
      return other.withTraitCollection(collections.isEmpty ? nil : UITraitCollection(traitsFrom: collections))
    }
  }

  // `@unchecked Sendable`, as the superclass: there are only constants.
  /// The size, weight and color of a symbol. Each may be unspecified.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The specified options.
    let values: SymbolOptions

    public static let unspecified = SymbolConfiguration(SymbolOptions())

    convenience init(_ values: SymbolOptions) {
      self.init(values, traitCollection: nil)
    }

    init(_ values: SymbolOptions, traitCollection: UITraitCollection?, locale: Locale? = nil) {
      self.values = values
      super.init(traitCollection: traitCollection, locale: locale)
    }

    public override func withLocale(_ locale: Locale?) -> Configuration {
      SymbolConfiguration(values, traitCollection: traitCollection, locale: locale)
    }

    /// Returns a configuration for symbols of several colors. Symbols here have one color, with a warning.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(SymbolOptions(rendering: .multicolor))
    }

    /// Returns a configuration for symbols in one color, that of the tint.
    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(SymbolOptions(rendering: .monochrome))
    }

    public func configurationWithoutTextStyle() -> SymbolConfiguration { configurationWithoutPointSizeAndWeight() }

    public func configurationWithoutScale() -> SymbolConfiguration { changed { $0.scale = .unspecified } }

    public func configurationWithoutWeight() -> SymbolConfiguration { changed { $0.weight = .unspecified } }

    public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      changed {
        $0.pointSize = nil
        $0.weight = .unspecified
      }
    }

    private func changed(_ change: (inout SymbolOptions) -> Void) -> SymbolConfiguration {
      var options = values
      change(&options)
      return SymbolConfiguration(options, traitCollection: traitCollection, locale: locale)
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

    /// Creates a configuration with the size and weight of a font.
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

    /// Creates a configuration that draws the layers of a symbol in one color, with different opacities.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolOptions(rendering: .hierarchical([hierarchicalColor])))
    }

    /// Creates a configuration that draws the layers of a symbol in different colors.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolOptions(rendering: .palette(paletteColors)))
    }

    /// Creates a configuration with the colors of the levels that a style has.
    package convenience init(hierarchicalColors colors: [UIColor]) {
      self.init(SymbolOptions(rendering: .hierarchical(colors)))
    }

    /// Returns this configuration with the specified options of another one applied.
    public override func applying(_ other: Configuration?) -> SymbolConfiguration {
      guard let other = other as? SymbolConfiguration else { return self }
      return SymbolConfiguration(
        values.overridden(by: other.values), traitCollection: other.traitCollection ?? traitCollection)
    }

    public override func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration {
      SymbolConfiguration(values, traitCollection: traitCollection)
    }
  }

  /// The size of a symbol relative to text of the same point size.
  public enum SymbolScale: Int, CaseIterable, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3

    var factor: CGFloat {
      switch self {
      case .small: 0.784
      case .large: 1.28
      case .default, .unspecified, .medium: 1
      }
    }

    /// The additional factor for the height of the image, but not for the symbol in it.
    ///
    /// Measured at 18 points, a large `clock` is 27.5 points wide and high; at 17 points, it is 20 wide and 19 high.
    var heightFactor: CGFloat { self == .large ? 1.045 : 1 }
  }

  /// The line weight of a symbol.
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

/// The options of a symbol configuration. Options that are not set are `nil` or `unspecified`.
struct SymbolOptions: Hashable, Sendable {
  /// The point size of the adjacent text; `nil` if unspecified.
  var pointSize: CGFloat?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  /// How the layers are colored; `nil` if unspecified.
  var rendering: SymbolRendering?

  /// The color of the primary layer; `nil` for the tint.
  var color: UIColor? { rendering?.colors.first }

  func overridden(by other: SymbolOptions) -> SymbolOptions {
    SymbolOptions(
      pointSize: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
      scale: other.scale == .unspecified ? scale : other.scale, rendering: other.rendering ?? rendering)
  }

  /// The default point size: the size of body text.
  static let standardPointSize: CGFloat = 17
}
