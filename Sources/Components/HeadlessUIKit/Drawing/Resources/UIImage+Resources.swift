import FirstFrameLayoutTree
public import Foundation

extension UIImage {
  /// Creates an image from the asset catalogs or the PNG files of the main bundle; `nil` if it has none with the name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image from the asset catalogs or the PNG files of a bundle; `nil` if it has none with the name.
  ///
  /// - Parameters:
  ///   - name: The name in the asset catalogs, or of a PNG file with or without `.png`.
  ///   - bundle: The bundle; `nil` for the main one.
  ///   - configuration: The configuration of a symbol, or one with the traits that determine the variant.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard let image = UIImage(named: name, in: bundle, compatibleWith: configuration?.traitCollection) else {
      return nil
    }
    let configured = configuration as? SymbolConfiguration
    self.init(configured.map { image.withConfiguration($0).values } ?? image.values)
  }

  /// Creates an image from the asset catalogs of a bundle, or from one of its PNG files: `name@2x.png`, `name@3x.png`
  /// or `name.png`.
  ///
  /// The image is displayed in the variant for the traits of its view, such as scale and appearance.
  ///
  /// - Parameters:
  ///   - name: The name in the asset catalogs, or of a PNG file with or without `.png`.
  ///   - bundle: The bundle; `nil` for the main one.
  ///   - traits: The traits that determine the variant until then; `nil` for the current ones.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    let traits = UITraitCollection(traitsFrom: [.current, traits].compactMap { $0 })
    MissingImages.record(nil)
    if let image = UIImage.catalogImage(named: name, in: bundle, traits: traits) {
      self.init(image.values)
      return
    }
    let baseName = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let paths = ["@2x", "@3x", ""].lazy.compactMap { (bundle ?? .main).path(forResource: baseName + $0, ofType: "png") }
    guard let path = paths.first else {
      UsageWarnings.warnOfMissing(.image, named: name, in: bundle)
      MissingImages.record(name)
      return nil
    }
    self.init(contentsOfFile: path)
  }

  /// Creates an image from a generated constant. If the resource is missing, the image is empty.
  public convenience init(resource: ImageResource) {
    if let image = UIImage.catalogImage(named: resource.name, in: resource.bundle, traits: .current) {
      self.init(image.values)
      return
    }
    UsageWarnings.warnOfMissing(.image, named: resource.name, in: resource.bundle)
    self.init()
  }

  /// Creates an image from a generated constant.
  public convenience init(_ resource: ImageResource) {
    self.init(resource: resource)
  }

  private static func catalogImage(named name: String, in bundle: Bundle?, traits: UITraitCollection) -> UIImage? {
    let type = (name as NSString).pathExtension.lowercased()
    let hasType = ["png", "jpg", "jpeg", "pdf", "svg"].contains(type)
    let names = hasType ? [name, (name as NSString).deletingPathExtension] : [name]
    for catalog in AssetCatalog.catalogs(of: bundle) {
      for name in names {
        if let image = catalog.image(named: name, traits: traits) { return image }
      }
    }
    return nil
  }
}

/// The name of an image in an asset catalog, as in generated constants.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// The name of a color in an asset catalog, as in generated constants.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIColor {
  /// Creates a color from the asset catalogs of the main bundle; `nil` if there is none with the name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a color from the asset catalogs of a bundle; `nil` if there is none with the name.
  ///
  /// - Parameters:
  ///   - name: The name in the asset catalogs.
  ///   - bundle: The bundle; `nil` for the main one.
  ///   - traitCollection: Has no effect: the color depends on the traits where it is used, as in UIKit.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let color = UIColor.catalogColor(named: name, in: bundle) else {
      UsageWarnings.warnOfMissing(.color, named: name, in: bundle)
      return nil
    }
    self.init(content: color.content)
  }

  /// Creates a color from a generated constant. If the resource is missing, the color is clear.
  public convenience init(resource: ColorResource) {
    if let color = UIColor.catalogColor(named: resource.name, in: resource.bundle) {
      self.init(content: color.content)
      return
    }
    UsageWarnings.warnOfMissing(.color, named: resource.name, in: resource.bundle)
    self.init(content: UIColor.clear.content)
  }

  /// Creates a color from a generated constant.
  public convenience init(_ resource: ColorResource) {
    self.init(resource: resource)
  }

  private static func catalogColor(named name: String, in bundle: Bundle?) -> UIColor? {
    AssetCatalog.catalogs(of: bundle).lazy.compactMap { $0.color(named: name) }.first
  }

  /// Returns the color that a catalog refers to, such as `systemBlueColor` or `labelColor`.
  static func system(named name: String) -> UIColor? {
    systemColors[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
  }

  private static let systemColors: [String: UIColor] = [
    "systemRed": systemRed, "systemOrange": systemOrange, "systemYellow": systemYellow, "systemGreen": systemGreen,
    "systemMint": systemMint, "systemTeal": systemTeal, "systemCyan": systemCyan, "systemBlue": systemBlue,
    "systemIndigo": systemIndigo, "systemPurple": systemPurple, "systemPink": systemPink, "systemBrown": systemBrown,
    "systemGray": systemGray, "systemGray2": systemGray2, "systemGray3": systemGray3, "systemGray4": systemGray4,
    "systemGray5": systemGray5, "systemGray6": systemGray6, "label": label, "secondaryLabel": secondaryLabel,
    "tertiaryLabel": tertiaryLabel, "quaternaryLabel": quaternaryLabel, "placeholderText": placeholderText,
    "link": link, "separator": separator, "opaqueSeparator": opaqueSeparator, "systemBackground": systemBackground,
    "secondarySystemBackground": secondarySystemBackground, "tertiarySystemBackground": tertiarySystemBackground,
    "systemGroupedBackground": systemGroupedBackground,
    "secondarySystemGroupedBackground": secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": tertiarySystemGroupedBackground, "systemFill": systemFill,
    "secondarySystemFill": secondarySystemFill, "tertiarySystemFill": tertiarySystemFill,
    "quaternarySystemFill": quaternarySystemFill, "black": black, "white": white, "clear": clear, "red": red,
    "green": green, "blue": blue, "gray": gray, "darkGray": darkGray, "lightGray": lightGray, "orange": orange,
    "yellow": yellow, "purple": purple, "brown": brown, "cyan": cyan, "magenta": magenta, "tint": systemBlue,
    "darkText": black, "lightText": UIColor(white: 1, alpha: 0.6), "groupTableViewBackground": systemGroupedBackground,
  ]
}

/// The content of a data set in an asset catalog.
public final class NSDataAsset: NSObject, Sendable {
  public let name: String
  public let data: Data
  /// The uniform type identifier of the data.
  public let typeIdentifier: String

  /// Reads a data set of the main bundle; `nil` if there is none with the name.
  public convenience init?(name: String) {
    self.init(name: name, bundle: .main)
  }

  /// Reads a data set of a bundle; `nil` if there is none with the name.
  public init?(name: String, bundle: Bundle) {
    let found = AssetCatalog.catalogs(of: bundle).lazy.compactMap { $0.data(named: name, traits: .current) }.first
    guard let found else {
      UsageWarnings.warnOfMissing(.dataSet, named: name, in: bundle)
      return nil
    }
    self.name = name
    data = found.data
    typeIdentifier = found.typeIdentifier
  }
}

extension UsageWarnings {
  /// Warns that a bundle has no resource of a name.
  ///
  /// - Parameter bundle: The bundle; `nil` for the main one.
  fileprivate static func warnOfMissing(_ kind: AssetCatalog.Kind, named name: String, in bundle: Bundle?) {
    let bundle = bundle ?? .main
    let isMain = bundle == .main
    let place = isMain ? "the main bundle" : bundle.bundleURL.lastPathComponent
    let advice =
      isMain && AssetCatalog.isMainBundleStrict
      ? strictAdvice(
        kind, name, in: AssetCatalog.catalogs(besideTestsIn: bundle.bundleURL, isStrict: false)) : ""
    warn("There is no \(kind.rawValue) named \"\(name)\" in \(place)\(advice)")
  }

  /// Returns the end of a warning about a resource that a module has, and a strict main bundle does not; empty if none has
  /// it.
  static func strictAdvice(_ kind: AssetCatalog.Kind, _ name: String, in catalogs: [AssetCatalog]) -> String {
    guard let owner = catalogs.first(where: { $0.contains(kind, named: name) }) else { return "" }
    return """
      , and FIRSTFRAME_STRICT_MAIN_BUNDLE is set, so that it is not taken from \(owner.bundleName). Name the bundle of \
      the module: in: .module
      """
  }
}
