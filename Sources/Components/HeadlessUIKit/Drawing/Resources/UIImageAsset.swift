import Foundation
import Synchronization

/// The variants of an image for different traits.
public final class UIImageAsset: NSObject, Sendable {
  private let catalog: AssetCatalog?
  private let name: String
  private let registered = Mutex<[(traits: UITraitCollection, image: UIImage)]>([])

  /// Creates an asset without variants.
  public override init() {
    catalog = nil
    name = ""
    super.init()
  }

  /// Creates the asset of a catalog's image.
  init(catalog: AssetCatalog, name: String) {
    self.catalog = catalog
    self.name = name
    super.init()
  }

  /// Adds an image for traits, or replaces the one for the same traits.
  public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregister(with: traitCollection)
    registered.withLock { $0.append((traitCollection, image)) }
    image.registration.asset = self
  }

  public func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Removes the image for traits.
  public func unregister(with traitCollection: UITraitCollection) {
    // Traits are compared and images are released without the lock, because custom traits have code of their own.
    let removed = registered.withLock { $0 }.filter { $0.traits == traitCollection }
    registered.withLock { registered in
      registered.removeAll { entry in removed.contains { $0.traits === entry.traits } }
    }
    withExtendedLifetime(removed) {}
  }

  public func unregister(with configuration: UIImage.Configuration) {
    unregister(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Returns the image that matches traits best; an empty image if there is none.
  public func image(with traitCollection: UITraitCollection) -> UIImage {
    let traits = UITraitCollection(traitsFrom: [.current, traitCollection])
    if let image = registeredImage(for: traits) { return image }
    guard var values = catalog?.values(ofImage: name, traits: traits) else { return UIImage() }
    values.asset = self
    return UIImage(values)
  }

  public func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? UITraitCollection())
  }

  private func registeredImage(for traits: UITraitCollection) -> UIImage? {
    let candidates = registered.withLock { $0 }
    var best: (score: Int, image: UIImage)?
    for (own, image) in candidates {
      guard let score = own.matchCount(in: traits) else { continue }
      if score > best?.score ?? -1 { best = (score, image) }
    }
    if let best { return best.image }
    return catalog == nil ? candidates.first?.image : nil
  }

  /// Returns an image in the variant for traits, with the image's own options.
  fileprivate func resolved(_ image: UIImage, for traits: UITraitCollection) -> UIImage {
    if let other = registeredImage(for: traits) {
      guard other !== image, other.values.content != image.values.content else { return image }
      return image.replacing(with: other.values)
    }
    guard let catalog, let values = catalog.values(ofImage: name, traits: traits),
      values.variant != image.values.variant
    else { return image }
    return image.replacing(with: values)
  }
}

/// What belongs to an image and is created when it is needed: the asset of an image without a catalog, and the pixels of a
/// recorded drawing.
final class AssetRegistration: Sendable {
  private let state = Mutex<(asset: UIImageAsset?, pixels: UIImage?)>((nil, nil))

  var asset: UIImageAsset? {
    get { state.withLock { $0.asset } }
    set { state.withLock { $0.asset = newValue } }
  }

  var pixels: UIImage? {
    get { state.withLock { $0.pixels } }
    set { state.withLock { $0.pixels = newValue } }
  }
}

extension UIImage {
  /// The variants of the image. Images that are registered with it are displayed in place of this one.
  public var imageAsset: UIImageAsset? {
    if let asset = registration.asset ?? values.asset { return asset }
    guard !values.isSymbol else { return nil }
    let asset = UIImageAsset()
    asset.register(self, with: UITraitCollection())
    return asset
  }

  /// Returns the image in the variant for traits, or this object if that is the same.
  func resolved(for traits: UITraitCollection) -> UIImage {
    guard let asset = registration.asset ?? values.asset else { return self }
    return asset.resolved(self, for: traits)
  }

  fileprivate func replacing(with other: ImageValues) -> UIImage {
    changed { values in
      let isMirrored = values.orientation.isMirrored != other.orientation.isMirrored
      values.content = isMirrored ? other.content.flippedHorizontally(in: other.size) : other.content
      values.size = other.size
      values.scale = other.scale
      values.capInsets = other.capInsets
      values.resizingMode = other.resizingMode
      values.isResizable = other.isResizable
      values.alignmentRectInsets = other.alignmentRectInsets
      values.warning = other.warning
      values.variant = other.variant
    }
  }
}

extension UITraitCollection {
  /// The configuration of images for these traits.
  public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }

  /// Returns the number of specified traits if all of them are the same in another collection; else `nil`.
  fileprivate func matchCount(in other: UITraitCollection) -> Int? {
    let pairs: [(isSpecified: Bool, isEqual: Bool)] = [
      (userInterfaceStyle != .unspecified, userInterfaceStyle == other.userInterfaceStyle),
      (accessibilityContrast != .unspecified, accessibilityContrast == other.accessibilityContrast),
      (userInterfaceIdiom != .unspecified, userInterfaceIdiom == other.userInterfaceIdiom),
      (layoutDirection != .unspecified, layoutDirection == other.layoutDirection),
      (horizontalSizeClass != .unspecified, horizontalSizeClass == other.horizontalSizeClass),
      (verticalSizeClass != .unspecified, verticalSizeClass == other.verticalSizeClass),
      (displayScale > 0, displayScale == other.displayScale),
    ]
    let specified = pairs.filter(\.isSpecified)
    return specified.allSatisfy(\.isEqual) ? specified.count : nil
  }
}
