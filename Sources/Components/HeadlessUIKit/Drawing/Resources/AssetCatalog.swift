import FirstFrameCaching
import FirstFrameCompiledResources
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameLocalFiles
import Foundation
import Synchronization

/// The compiled resources of a bundle.
///
/// They are stored in a folder named ``AssetTable/folderName``, which the port of a package creates.
final class AssetCatalog: Sendable {
  let folder: URL
  let table: AssetTable
  private let images: [String: ImageAsset]
  private let symbols: [String: SymbolAsset]
  private let colors: [String: ColorAsset]
  private let data: [String: DataAsset]
  private let cache = Mutex(Cache())

  private struct Cache {
    var contents: [String: ImageValues.Content] = [:]
    /// Warnings about the colors of files.
    var warnings: [String: String] = [:]
    var assets: [String: UIImageAsset] = [:]
    var colors: [String: UIColor] = [:]
    var strings: [String: StringTable] = [:]
  }

  /// Reads a folder; `nil` if it contains no table of the current version.
  private init?(folder: URL) {
    let file = folder.appendingPathComponent(AssetTable.fileName)
    guard let json = FileManager.default.contents(atPath: file.path), let table = try? AssetTable(json: json),
      table.version == AssetTable.currentVersion
    else { return nil }
    self.folder = folder
    self.table = table
    images = Dictionary(table.images.map { ($0.name, $0) }) { first, _ in first }
    symbols = Dictionary(table.symbols.map { ($0.name, $0) }) { first, _ in first }
    colors = Dictionary(table.colors.map { ($0.name, $0) }) { first, _ in first }
    data = Dictionary(table.data.map { ($0.name, $0) }) { first, _ in first }
  }

  // MARK: Bundles

  private static let catalogs = LimitedCache<String, AssetCatalog>(limit: 256)
  private static let mainCatalogs = LimitedCache<String, [AssetCatalog]>(limit: 16)

  /// Returns the resources of a bundle.
  ///
  /// The main bundle of a test process has no resources. In its place, the resources of all targets next to the
  /// executable are searched, because an app has all resources in one bundle, unless ``isMainBundleStrict``.
  static func catalogs(of bundle: Bundle?) -> [AssetCatalog] {
    guard let bundle, bundle !== Bundle.main else { return catalogsOfMainBundle() }
    if let own = catalog(of: bundle) { return [own] }
    return bundle.isMain ? catalogsOfMainBundle() : []
  }

  /// Each localized text asks for these catalogs. The state of the folder changes when a bundle is added to it.
  private static func catalogsOfMainBundle() -> [AssetCatalog] {
    mainCatalogs.value(for: Bundle.state(ofFolder: mainPath)) {
      catalog(of: .main).map { [$0] } ?? catalogs(besideTestsIn: Bundle.main.bundleURL, isStrict: isMainBundleStrict)
    }
  }

  /// Returns the catalogs of the modules in the folder of a test process; none if the main bundle is strict.
  static func catalogs(besideTestsIn folder: URL, isStrict: Bool) -> [AssetCatalog] {
    isStrict ? [] : Bundle.resourceFolders(in: folder).compactMap(catalog(in:))
  }

  /// Whether the main bundle of a test process has only its own resources, as on iOS.
  static let isMainBundleStrict = isStrict(ProcessInfo.processInfo.environment)

  static func isStrict(_ variables: [String: String]) -> Bool {
    EnvironmentVariable.strictMainBundle.value(in: variables).map { $0 != "0" && $0 != "false" } ?? false
  }

  /// The name of the bundle.
  var bundleName: String { folder.deletingLastPathComponent().lastPathComponent }

  /// Whether there is a resource with a name.
  func contains(_ kind: Kind, named name: String) -> Bool {
    switch kind {
    case .image: images[name] != nil || symbols[name] != nil
    case .color: colors[name] != nil
    case .dataSet: data[name] != nil
    }
  }

  /// A kind of resource. The raw value is its name in messages.
  enum Kind: String {
    case image, color
    case dataSet = "data set"
  }

  private static let mainPath = Bundle.main.bundlePath

  private static func catalog(of bundle: Bundle) -> AssetCatalog? {
    [bundle.resourceURL, bundle.bundleURL].compactMap { $0 }.lazy.compactMap(catalog(in:)).first
  }

  private static func catalog(in parent: URL) -> AssetCatalog? {
    let folder = parent.appendingPathComponent(AssetTable.folderName)
    let path = folder.standardizedFileURL.path
    if let cached = catalogs[path] { return cached }
    // A missing folder may appear later, so only existing catalogs are cached.
    return AssetCatalog(folder: folder).map { catalogs.store($0, for: path) }
  }

  // MARK: Images

  /// Returns an image or symbol; `nil` if the catalog has none with the name.
  func image(named name: String, traits: UITraitCollection) -> UIImage? {
    if let symbol = symbols[name] {
      let glyphs = CustomSymbol(catalog: self, asset: symbol)
      return UIImage(SymbolImage(name: name, options: SymbolOptions(), custom: glyphs).values)
    }
    guard images[name] != nil else { return nil }
    let asset = cache.withLock { cache in
      if let cached = cache.assets[name] { return cached }
      let asset = UIImageAsset(catalog: self, name: name)
      cache.assets[name] = asset
      return asset
    }
    return values(ofImage: name, traits: traits).map { values in
      var values = values
      values.asset = asset
      return UIImage(values)
    }
  }

  /// Returns an image's best variant for an environment.
  func values(ofImage name: String, traits: UITraitCollection) -> ImageValues? {
    guard let asset = images[name], let index = bestVariant(of: asset.variants.map(\.traits), for: traits) else {
      return images[name].map { _ in
        ImageValues(
          content: .drawing([]), size: .zero, scale: 1, warning: "The image \"\(name)\" has no files; nothing was drawn"
        )
      }
    }
    let variant = asset.variants[index]
    let size = CGSize(width: variant.width, height: variant.height)
    var values = ImageValues(content: .drawing([]), size: size, scale: variant.scale)
    values.variant = index
    values.renderingMode =
      asset.intent == "template" ? .alwaysTemplate : asset.intent == "original" ? .alwaysOriginal : .automatic
    if let slicing = variant.slicing {
      values.capInsets = UIEdgeInsets(slicing.insets)
      values.isResizable = true
      values.resizingMode = slicing.isTiled ? .tile : .stretch
    }
    if let insets = variant.alignmentInsets { values.alignmentRectInsets = UIEdgeInsets(insets) }
    if let file = variant.file, let content = content(of: file) {
      values.content = content
      if let warning = cache.withLock({ $0.warnings[file] }) {
        values.warning = "The image \"\(name)\" was drawn as it was read. \(warning)"
      }
      if case .drawing = content { values.scale = traits.displayScale > 0 ? traits.displayScale : 1 }
    } else {
      let problem = variant.problem ?? "its file is damaged"
      values.warning = "The image \"\(name)\" is empty: \(problem)"
    }
    return values
  }

  /// Returns the content of a PNG file or of a drawing; `nil` if it cannot be read.
  func content(of file: String) -> ImageValues.Content? {
    if let cached = cache.withLock({ $0.contents[file] }) { return cached }
    guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent(file).path) else { return nil }
    let content: ImageValues.Content?
    if file.hasSuffix(".json") {
      content = (try? LayoutNode(json: data)).map { .drawing($0.children) }
    } else {
      let picture = try? PNGFile(pixelsOf: data)
      content = picture.map { .bitmap($0.bitmap) }
      if let warning = picture?.samples.warnings.first { cache.withLock { $0.warnings[file] = warning } }
    }
    if let content { cache.withLock { $0.contents[file] = content } }
    return content
  }

  private func bestVariant(of candidates: [AssetTraits], for traits: UITraitCollection) -> Int? {
    let scores = candidates.map { $0.score(for: traits) }
    let best = scores.indices.filter { scores[$0] != nil }.max { left, right in
      // Among equal variants, the first one is used.
      (scores[left] ?? 0, -left) < (scores[right] ?? 0, -right)
    }
    return best ?? candidates.indices.first
  }

  // MARK: Colors and data

  /// Returns a color, dynamic if it has variants; `nil` if the catalog has none with the name.
  func color(named name: String) -> UIColor? {
    guard let asset = colors[name], !asset.variants.isEmpty else { return nil }
    return cache.withLock { cache in
      if let cached = cache.colors[name] { return cached }
      let color = asset.variants.count == 1 ? color(of: asset.variants[0]) : dynamicColor(of: asset)
      cache.colors[name] = color
      return color
    }
  }

  private func dynamicColor(of asset: ColorAsset) -> UIColor {
    UIColor { [self] traits in
      let index = bestVariant(of: asset.variants.map(\.traits), for: traits) ?? 0
      return color(of: asset.variants[index])
    }
  }

  private func color(of variant: ColorAsset.Variant) -> UIColor {
    if let name = variant.systemName { return UIColor.system(named: name) ?? .clear }
    guard let components = variant.components, components.count == 4 else { return .clear }
    return UIColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  /// Returns the content of a data set and its type; `nil` if the catalog has none with the name.
  func data(named name: String, traits: UITraitCollection) -> (data: Data, typeIdentifier: String)? {
    guard let asset = data[name], let index = bestVariant(of: asset.variants.map(\.traits), for: traits) else {
      return nil
    }
    let variant = asset.variants[index]
    return FileManager.default.contents(atPath: folder.appendingPathComponent(variant.file).path)
      .map { ($0, variant.typeIdentifier) }
  }

  /// Returns the strings of a language; `nil` if there are none.
  func strings(in language: String) -> StringTable? {
    guard table.languages.contains(language) else { return nil }
    if let cached = cache.withLock({ $0.strings[language] }) { return cached }
    let file = folder.appendingPathComponent(StringTable.fileName(for: language))
    guard let json = FileManager.default.contents(atPath: file.path),
      let strings = try? JSONDecoder().decode(StringTable.self, from: json)
    else { return nil }
    cache.withLock { $0.strings[language] = strings }
    return strings
  }
}

extension UIEdgeInsets {
  /// Creates insets from top, left, bottom and right.
  fileprivate init(_ values: [Double]) {
    self =
      values.count == 4 ? UIEdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3]) : .zero
  }
}

extension AssetTraits {
  /// Returns a score for a variant in an environment; `nil` if the variant is for another environment.
  ///
  /// The idiom counts most, then appearance, contrast, size classes, direction, language, scale and gamut.
  fileprivate func score(for traits: UITraitCollection) -> Int? {
    var score = 0
    func require(_ matches: Bool?, weight: Int) -> Bool {
      guard let matches else { return true }
      if matches { score += weight }
      return matches
    }
    let own = traits.userInterfaceIdiom.catalogName
    guard require(idiom.map { $0 == own }, weight: 1 << 20),
      require(appearance.map { ($0 == "dark") == (traits.userInterfaceStyle == .dark) }, weight: 1 << 18),
      require(isHighContrast.map { $0 == (traits.accessibilityContrast == .high) }, weight: 1 << 16),
      require(widthClass.map { ($0 == "regular") == (traits.horizontalSizeClass == .regular) }, weight: 1 << 14),
      require(heightClass.map { ($0 == "regular") == (traits.verticalSizeClass == .regular) }, weight: 1 << 13),
      require(direction.map { ($0 == "right-to-left") == (traits.layoutDirection == .rightToLeft) }, weight: 1 << 12),
      require(language.map { FirstFrameLocalization.languages.contains($0) }, weight: 1 << 11)
    else { return nil }
    // Displays have no wide gamut here.
    if gamut != "display-P3" { score += 1 }
    let display = traits.displayScale > 0 ? Int(clamping: traits.displayScale.rounded()) : 1
    // The display's scale is best, then the next larger one, then the next smaller one.
    let distance = (scale ?? display) - display
    return score + 2 * (distance >= 0 ? 200 - min(distance, 99) : 100 + max(distance, -99))
  }
}

extension UIUserInterfaceIdiom {
  fileprivate var catalogName: String {
    switch self {
    case .unspecified, .phone: "iphone"
    case .pad: "ipad"
    case .tv: "tv"
    case .carPlay: "car"
    case .mac: "mac"
    case .vision: "vision"
    }
  }
}

/// The glyphs of a symbol from an asset catalog.
struct CustomSymbol: Hashable, Sendable {
  let catalog: AssetCatalog
  let asset: SymbolAsset

  static func == (left: CustomSymbol, right: CustomSymbol) -> Bool {
    left.catalog === right.catalog && left.asset.name == right.asset.name
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(catalog))
    hasher.combine(asset.name)
  }

  func values(of symbol: SymbolImage) -> ImageValues {
    let scale = (symbol.options.pointSize ?? SymbolOptions.standardPointSize) / 100
    guard let glyph = glyph(for: symbol.options) else {
      let problem = asset.problem ?? "it has no glyphs"
      return ImageValues(
        content: .symbol(symbol), size: .zero, scale: 1, warning: "The symbol \"\(asset.name)\" is empty: \(problem)")
    }
    let pixels = SymbolImage.displayScale
    func rounded(_ length: Double) -> CGFloat { (CGFloat(length) * scale * pixels - 1e-6).rounded(.up) / pixels }
    let size = CGSize(width: rounded(glyph.width), height: rounded(glyph.height))
    var values = ImageValues(content: .symbol(symbol), size: size, scale: pixels)
    if let color = symbol.options.color {
      values.tint = color
      values.renderingMode = .alwaysOriginal
    }
    values.warning = symbol.options.rendering?.warning(of: asset.name, hasKnownLayers: false)
    return values
  }

  /// Adds the symbol to a node, stretched to a rectangle in the node's own space.
  func describe(in node: inout LayoutNode, rect: CGRect, color: Color, options: SymbolOptions) {
    guard let glyph = glyph(for: options), case .drawing(let nodes)? = catalog.content(of: glyph.file) else { return }
    let size = CGSize(width: glyph.width, height: glyph.height)
    node.children += UIImage.scaled(nodes.map { $0.tinted(color) }, from: size, to: rect)
  }

  /// Returns the glyph of the weight and scale, or else the nearest one.
  private func glyph(for options: SymbolOptions) -> SymbolAsset.Glyph? {
    let weights = [
      "regular", "ultralight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]
    let weight = options.weight.rawValue == 0 ? 4 : options.weight.rawValue
    let scale = options.scale == .small ? "small" : options.scale == .large ? "large" : "medium"
    func distance(_ glyph: SymbolAsset.Glyph) -> Int {
      let own = weights.lastIndex(of: glyph.weight) ?? 4
      return abs(own - weight) * 2 + (glyph.scale == scale ? 0 : 1)
    }
    return asset.glyphs.min { distance($0) < distance($1) }
  }
}
