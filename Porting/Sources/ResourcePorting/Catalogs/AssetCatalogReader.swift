import FirstFrameCompiledResources
import Foundation

/// A reader of `.xcassets` folders that adds their assets to a table.
struct AssetCatalogReader {
  private(set) var images: [ImageAsset] = []
  private(set) var symbols: [SymbolAsset] = []
  private(set) var colors: [ColorAsset] = []
  private(set) var data: [DataAsset] = []
  private(set) var findings: [ResourceFinding] = []
  private var converter: ImageConverter
  private var names: [String: Set<String>] = [:]

  init(converter: ImageConverter) {
    self.converter = converter
  }

  mutating func read(_ catalog: URL) throws(ResourcePortingError) {
    try readGroup(catalog, namespace: "", ancestors: [])
  }

  /// Ends the reading, and returns the converter for further use.
  consuming func finish() -> ImageConverter { converter }

  private mutating func readGroup(
    _ folder: URL, namespace: String, ancestors: Set<String>
  ) throws(ResourcePortingError) {
    let path = folder.resolvingSymlinksInPath().path
    guard !ancestors.contains(path) else { throw .cyclicFolder(path: folder.path) }
    let contents = try CatalogContents.read(in: folder, from: converter.digests.readable)
    var namespace = namespace
    if contents?.properties?.namespace == true { namespace += folder.lastPathComponent + "/" }
    let children: [String]
    do { children = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() } catch {
      throw .unreadable(path: folder.path, reason: error.localizedDescription)
    }
    for child in children where !child.hasPrefix(".") {
      let url = folder.appendingPathComponent(child)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil {
          throw .cyclicFolder(path: url.path)
        }
        continue
      }
      guard isFolder.boolValue else { continue }
      let name = namespace + url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "imageset": try readImageSet(url, name: name)
      case "colorset": try readColorSet(url, name: name)
      case "dataset": try readDataSet(url, name: name)
      case "symbolset": try readSymbolSet(url, name: name)
      // App icons, launch screens and similar assets are not part of an app's interface.
      case "appiconset", "launchimage", "brandassets", "stickerpack", "stickersequence", "complicationset",
        "iconset", "gcleaderboard", "gcdashboardimage", "imagestack", "sticker":
        break
      case "cubetextureset", "mipmapset", "textureset", "arresourcegroup", "arreferenceimage", "arobject":
        report(url, "the asset type .\(url.pathExtension) is not supported", "load the file with another API")
      default: try readGroup(url, namespace: namespace, ancestors: ancestors.union([path]))
      }
    }
  }

  private mutating func report(_ file: URL, _ reason: String, _ remedy: String) {
    findings.append(ResourceFinding(file: file.path, reason: reason, remedy: remedy))
  }

  /// Returns the content of a set. Returns `nil` and reports a finding if the set is incomplete or a duplicate.
  private mutating func contents(
    of set: URL, name: String, kind: String
  ) throws(ResourcePortingError) -> CatalogContents? {
    guard let contents = try CatalogContents.read(in: set, from: converter.digests.readable) else {
      report(set, "it has no Contents.json", "add the file, or remove the folder")
      return nil
    }
    guard names[kind, default: []].insert(name).inserted else {
      report(set, "another \(kind) of the target is named \"\(name)\"", "rename one of the two")
      return nil
    }
    return contents
  }

  /// Returns the file of an entry; `nil` if the entry has none or the file is missing.
  private mutating func file(
    of entry: CatalogContents.Entry, in set: URL
  ) throws(ResourcePortingError) -> URL? {
    guard let name = entry.filename, !name.isEmpty else { return nil }
    guard !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
      throw .pathLeavesFolder(path: set.appendingPathComponent("Contents.json").path, name: name)
    }
    let file = set.appendingPathComponent(name)
    guard FileManager.default.fileExists(atPath: file.path) else {
      report(set, "its file \"\(name)\" does not exist", "add the file, or remove its entry from Contents.json")
      return nil
    }
    return file
  }

  // MARK: Kinds of sets

  private mutating func readImageSet(_ set: URL, name: String) throws(ResourcePortingError) {
    guard let contents = try contents(of: set, name: name, kind: "image") else { return }
    let entries = (contents.images ?? []).filter { $0.filename != nil }
    let portable = entries.filter { !$0.isForHardware }
    var variants: [ImageAsset.Variant] = []
    for entry in portable.isEmpty ? entries : portable {
      guard let file = try file(of: entry, in: set) else { continue }
      let scale = Double(entry.scaleFactor ?? 1)
      let image = try converter.convert(file, scale: scale)
      var variant = ImageAsset.Variant(
        traits: entry.traits, file: image.file, width: image.width, height: image.height, scale: image.scale)
      variant.problem = image.problem
      variant.slicing = entry.resizing?.slicing(scale: scale)
      variant.alignmentInsets = entry.alignmentInsets?.points(scale: scale)
      variants.append(variant)
    }
    Self.completeSizes(of: &variants)
    images.append(ImageAsset(name: name, intent: contents.properties?.intent, variants: variants))
  }

  /// Sets the size of variants that could not be decoded to the size of another variant.
  private static func completeSizes(of variants: inout [ImageAsset.Variant]) {
    guard let known = variants.first(where: { $0.width > 0 }) else { return }
    for index in variants.indices where variants[index].width == 0 {
      variants[index].width = known.width
      variants[index].height = known.height
    }
  }

  private mutating func readSymbolSet(_ set: URL, name: String) throws(ResourcePortingError) {
    guard let contents = try contents(of: set, name: name, kind: "image") else { return }
    for entry in contents.symbols ?? [] {
      guard let file = try file(of: entry, in: set) else { continue }
      symbols.append(try converter.symbol(file, name: name))
      return
    }
    report(set, "it contains no symbol", "add an SVG symbol template")
  }

  private mutating func readDataSet(_ set: URL, name: String) throws(ResourcePortingError) {
    guard let contents = try contents(of: set, name: name, kind: "data set") else { return }
    var variants: [DataAsset.Variant] = []
    for entry in contents.data ?? [] {
      guard let file = try file(of: entry, in: set) else { continue }
      variants.append(
        DataAsset.Variant(
          traits: entry.traits, file: try converter.copy(file, to: "data"),
          typeIdentifier: entry.typeIdentifier ?? "public.data"))
    }
    data.append(DataAsset(name: name, variants: variants))
  }

  private mutating func readColorSet(_ set: URL, name: String) throws(ResourcePortingError) {
    guard let contents = try contents(of: set, name: name, kind: "color") else { return }
    var variants: [ColorAsset.Variant] = []
    for entry in contents.colors ?? [] {
      // An entry without a color is a variant for which no color was chosen.
      guard let color = entry.color else { continue }
      if let reference = color.reference {
        variants.append(ColorAsset.Variant(traits: entry.traits, components: nil, systemName: reference))
      } else if let components = CatalogColor.components(of: color) {
        variants.append(ColorAsset.Variant(traits: entry.traits, components: components, systemName: nil))
      } else {
        throw .invalidFile(
          path: set.appendingPathComponent("Contents.json").path,
          reason: "a color has components that are not numbers of the space \(color.space ?? "srgb")")
      }
    }
    if variants.isEmpty { report(set, "it contains no color", "choose a color, or remove the set") }
    colors.append(ColorAsset(name: name, variants: variants))
  }
}

/// Conversion of a catalog's colors to sRGB.
enum CatalogColor {
  /// Returns red, green, blue and opacity in sRGB; `nil` if components are missing or are not numbers.
  ///
  /// Gray with gamma 2.2 is treated as sRGB, as in `UIColor(white:alpha:)`.
  static func components(of color: CatalogContents.ColorValue) -> [Double]? {
    let components = color.components ?? [:]
    guard let alpha = components["alpha"].map(\.opacity) ?? 1 else { return nil }
    let channels: [Double]
    if let white = components["white"] {
      guard let white = white.channel else { return nil }
      channels = [white, white, white]
    } else {
      channels = ["red", "green", "blue"].compactMap { components[$0]?.channel }
    }
    guard channels.count == 3 else { return nil }
    let converted: [Double] =
      switch color.space {
      case "display-p3": sRGB(fromDisplayP3: channels)
      case "extended-linear-srgb", "linear-srgb": channels.map(encoded)
      default: channels
      }
    let rounded = (converted + [alpha]).map { ($0 * 100_000).rounded() / 100_000 }
    return rounded.allSatisfy(\.isFinite) ? rounded : nil
  }

  /// Source: W3C, CSS Color Module Level 4, section 10.3 and the sample code of its appendix.
  private static func sRGB(fromDisplayP3 channels: [Double]) -> [Double] {
    let linear = channels.map(decoded)
    let rows = [
      [1.224_940_176_3, -0.224_940_176_3, 0], [-0.042_056_954_7, 1.042_056_954_7, 0],
      [-0.019_637_554_6, -0.078_636_045_6, 1.098_273_600_1],
    ]
    return rows.map { row in encoded(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }) }
  }

  private static func decoded(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// Returns the encoded value. A negative value, of a color outside of sRGB, is encoded like its magnitude.
  private static func encoded(_ value: Double) -> Double {
    value < 0 ? -encoded(-value) : value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
