import FirstFrameCompiledResources
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// Asset colors, images and strings in a bundle's compiled resources.
@MainActor @Suite final class AssetLookupTests {
  private let root: URL
  private let bundle: Bundle

  private static let red = Color(red: 255, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 255)

  init() throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString).bundle")
    let folder = root.appendingPathComponent(AssetTable.folderName)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("strings"), withIntermediateDirectories: true)
    func write(_ color: Color, width: Int, _ name: String) throws {
      try Bitmap(size: PixelSize(width: width, height: width), color: PremultipliedColor(color)).pngData()
        .write(to: folder.appendingPathComponent(name))
    }
    try write(Self.red, width: 4, "light1.png")
    try write(Self.red, width: 8, "light2.png")
    try write(Self.blue, width: 8, "dark2.png")
    try Data(##"{"frame":[0,0,10,6],"children":[{"frame":[0,0,10,6],"background":"#FF0000"}]}"##.utf8)
      .write(to: folder.appendingPathComponent("vector.json"))

    func traits(_ set: (inout AssetTraits) -> Void = { _ in }) -> AssetTraits {
      var traits = AssetTraits()
      set(&traits)
      return traits
    }
    func variant(_ file: String?, _ traits: AssetTraits, scale: Double) -> ImageAsset.Variant {
      ImageAsset.Variant(traits: traits, file: file, width: 4, height: 4, scale: scale)
    }
    var table = AssetTable(developmentLanguage: "en")
    var sliced = variant("light1.png", traits(), scale: 1)
    sliced.slicing = ImageAsset.Slicing(insets: [1, 1, 1, 1], isTiled: false)
    var broken = variant(nil, traits(), scale: 1)
    broken.problem = "it is a photograph"
    var vector = variant("vector.json", traits(), scale: 1)
    (vector.width, vector.height) = (10, 6)
    table.images = [
      ImageAsset(name: "broken", intent: nil, variants: [broken]),
      ImageAsset(
        name: "logo", intent: nil,
        variants: [
          variant("light1.png", traits { $0.scale = 1 }, scale: 1),
          variant("light2.png", traits { $0.scale = 2 }, scale: 2),
          variant("dark2.png", traits { ($0.scale, $0.appearance) = (2, "dark") }, scale: 2),
        ]),
      ImageAsset(name: "sliced", intent: "template", variants: [sliced]),
      ImageAsset(name: "vector", intent: "original", variants: [vector]),
    ]
    table.symbols = [
      SymbolAsset(
        name: "mark",
        glyphs: [SymbolAsset.Glyph(weight: "regular", scale: "medium", file: "vector.json", width: 100, height: 60)])
    ]
    table.colors = [
      ColorAsset(
        name: "brand",
        variants: [
          ColorAsset.Variant(traits: traits(), components: [1, 0, 0, 1], systemName: nil),
          ColorAsset.Variant(traits: traits { $0.appearance = "dark" }, components: [0, 0, 1, 1], systemName: nil),
          ColorAsset.Variant(traits: traits { $0.isHighContrast = true }, components: [0, 1, 0, 1], systemName: nil),
          ColorAsset.Variant(traits: traits { $0.idiom = "ipad" }, components: [1, 1, 0, 1], systemName: nil),
        ]),
      ColorAsset(
        name: "system", variants: [ColorAsset.Variant(traits: traits(), components: nil, systemName: "systemBlueColor")]
      ),
    ]
    table.data = [
      DataAsset(
        name: "config",
        variants: [DataAsset.Variant(traits: traits(), file: "vector.json", typeIdentifier: "public.json")])
    ]
    table.languages = ["de", "en"]
    let items = LocalizedText(
      "%#@n@", variables: ["n": .init(argument: 1, forms: ["one": "%1$lld item", "other": "%1$lld items"])])
    var english = StringTable(language: "en")
    english.tables = [
      "Localizable": ["hello": LocalizedText("Hello"), "%lld items": items, "only": LocalizedText("Only")]
    ]
    var german = StringTable(language: "de")
    german.tables = ["Localizable": ["hello": LocalizedText("Hallo"), "Hi %@": LocalizedText("Tag, %@")]]
    for strings in [english, german] {
      try JSONEncoder().encode(strings)
        .write(to: folder.appendingPathComponent(StringTable.fileName(for: strings.language)))
    }
    try table.json().write(to: folder.appendingPathComponent(AssetTable.fileName))
    bundle = try #require(Bundle(url: root))
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  private func bitmap(of view: UIView, _ environment: RenderingEnvironment = .init()) -> Bitmap? {
    guard case .bitmap(let bitmap)? = view.layoutTree(in: environment).image?.source else { return nil }
    return bitmap
  }

  @Test func imagesHaveTheVariantForTheScale() throws {
    let one = try #require(
      UIImage(named: "logo", in: bundle, compatibleWith: UITraitCollection(displayScale: 1)))
    let three = try #require(
      UIImage(named: "logo", in: bundle, compatibleWith: UITraitCollection(displayScale: 3)))
    #expect(one.scale == 1)
    #expect(one.size == CGSize(width: 4, height: 4))
    #expect(one.cgImage?.width == 4)
    #expect(three.scale == 2)
    #expect(three.size == one.size)
    #expect(three.cgImage?.width == 8)
    #expect(UIImage(named: "logo.png", in: bundle, with: nil) == UIImage(named: "logo", in: bundle, with: nil))
    #expect(UIImage(resource: ImageResource(name: "logo", bundle: bundle)).size == one.size)
    #expect(UIImage(ImageResource(name: "logo", bundle: bundle)).imageAsset === one.imageAsset)
  }

  @Test func imagesFollowTheAppearanceOfTheirView() throws {
    let view = UIImageView(image: UIImage(named: "logo", in: bundle, compatibleWith: nil))
    #expect(bitmap(of: view)?[0, 0].straight == Self.red)
    #expect(bitmap(of: view, RenderingEnvironment(appearance: .dark))?[0, 0].straight == Self.blue)
    #expect(bitmap(of: view, RenderingEnvironment(scale: 1))?.width == 4)
    view.overrideUserInterfaceStyle = .dark
    #expect(bitmap(of: view)?[0, 0].straight == Self.blue)
    // The options of the image are preserved.
    view.image = view.image?.withRenderingMode(.alwaysTemplate)
    #expect(bitmap(of: view)?[0, 0].straight == Self.blue)
    #expect(view.layoutTree(in: .init()).image?.tint != nil)
  }

  @Test func slicingIntentAndVectorsAreLoaded() throws {
    let sliced = try #require(UIImage(named: "sliced", in: bundle, with: nil))
    #expect(sliced.renderingMode == .alwaysTemplate)
    #expect(sliced.resizingMode == .stretch)
    #expect(sliced.capInsets == UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    let vector = try #require(UIImage(named: "vector", in: bundle, with: nil))
    #expect(vector.renderingMode == .alwaysOriginal)
    #expect(vector.size == CGSize(width: 10, height: 6))
    let node = UIImageView(image: vector).layoutTree(in: .init())
    #expect(node.children.first?.children.first?.background == .color(Self.red))
  }

  @Test func symbolsScaleWithTheirConfiguration() throws {
    let symbol = try #require(UIImage(named: "mark", in: bundle, with: nil))
    #expect(symbol.isSymbolImage)
    #expect(symbol.size == CGSize(width: 17, height: 10.5))
    let large = UIImage(named: "mark", in: bundle, with: UIImage.SymbolConfiguration(pointSize: 50))
    #expect(large?.size == CGSize(width: 50, height: 30))
    let view = UIImageView(image: large)
    view.tintColor = .blue
    let node = view.layoutTree(in: .init())
    #expect(node.children.first?.children.first?.background == .color(Self.blue))
  }

  @Test func emptyImagesAndUnknownNamesAreReportedOnce() throws {
    let broken = UIImageView(image: UIImage(named: "broken", in: bundle, with: nil))
    _ = broken.layoutTree(in: .init())
    #expect(broken.image?.size == CGSize(width: 4, height: 4))
    #expect(broken.componentWarnings.contains("The image \"broken\" is empty: it is a photograph"))
    let name = "missing-\(UUID().uuidString)"
    #expect(UIImage(named: name, in: bundle, with: nil) == nil)
    #expect(UIColor(named: name, in: bundle, compatibleWith: nil) == nil)
    #expect(UIImage(resource: ImageResource(name: name, bundle: bundle)).size == .zero)
    #expect(UIColor(resource: ColorResource(name: name, bundle: bundle)) == .clear)
    #expect(UIImage(named: name, in: bundle, with: nil) == nil)
    let warnings = UsageWarnings.all.filter { $0.contains(name) }
    try #require(warnings.count == 2)
    #expect(warnings[0].hasPrefix("There is no image named \"\(name)\" in assets-"))
  }

  @Test func aStrictMainBundleHasNoResourcesOfModules() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(at: root, to: folder.appendingPathComponent("Package_Shop.resources"))
    #expect(AssetCatalog.catalogs(besideTestsIn: folder, isStrict: true).isEmpty)
    let found = AssetCatalog.catalogs(besideTestsIn: folder, isStrict: false)
    #expect(found.map(\.bundleName) == ["Package_Shop.resources"])
    #expect(UsageWarnings.strictAdvice(.image, "logo", in: found).contains("not taken from Package_Shop.resources."))
    #expect(UsageWarnings.strictAdvice(.color, "brand", in: found).hasSuffix("in: .module"))
    #expect(UsageWarnings.strictAdvice(.dataSet, "logo", in: found) == "")
  }

  @Test(
    arguments: [
      ([:], false), (["FIRSTFRAME_STRICT_MAIN_BUNDLE": ""], false), (["FIRSTFRAME_STRICT_MAIN_BUNDLE": "0"], false),
      (["FIRSTFRAME_STRICT_MAIN_BUNDLE": "false"], false), (["FIRSTFRAME_STRICT_MAIN_BUNDLE": "1"], true),
    ] as [([String: String], Bool)])
  func theMainBundleIsStrictIfTheVariableIsSet(_ variables: [String: String], _ isStrict: Bool) {
    #expect(AssetCatalog.isStrict(variables) == isStrict)
  }

  @Test func colorsAreDynamic() throws {
    let color = try #require(UIColor(named: "brand", in: bundle, compatibleWith: nil))
    func resolved(_ traits: UITraitCollection) -> UIColor {
      color.resolvedColor(with: UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceIdiom: .phone), traits]))
    }
    #expect(resolved(UITraitCollection(userInterfaceStyle: .light)) == UIColor.red)
    #expect(resolved(UITraitCollection(userInterfaceStyle: .dark)) == UIColor.blue)
    #expect(resolved(UITraitCollection(accessibilityContrast: .high)) == UIColor.green)
    #expect(resolved(UITraitCollection(userInterfaceIdiom: .pad)) == UIColor.yellow)
    #expect(UIColor(resource: ColorResource(name: "system", bundle: bundle)) == .systemBlue)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.backgroundColor = color
    #expect(view.layoutTree(in: .init(appearance: .dark)).background == .color(Self.blue))
  }

  @Test func dataSetsHaveContentAndType() {
    let asset = NSDataAsset(name: "config", bundle: bundle)
    #expect(asset?.typeIdentifier == "public.json")
    #expect(asset?.data.isEmpty == false)
    #expect(asset?.name == "config")
    #expect(NSDataAsset(name: "missing", bundle: bundle) == nil)
  }

  @Test func registeredImagesAreVariants() throws {
    func image(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
    }
    let (light, dark) = (image(.red), image(.blue))
    light.imageAsset?.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    let asset = try #require(light.imageAsset)
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) == dark)
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)) == light)
    let view = UIImageView(image: light)
    #expect(
      view.layoutTree(in: .init(appearance: .dark)) == UIImageView(image: dark).layoutTree(in: .init(appearance: .dark))
    )
    asset.unregister(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) == light)
  }

  // MARK: Strings

  @Test func stringsHaveAFixedLanguage() {
    func text(_ key: String, _ locale: String = "en", value: String? = nil) -> String {
      firstFrameLocalizedString(key, bundle: bundle, value: value, locale: Locale(identifier: locale))
    }
    #expect(firstFrameLocalizedString("hello", bundle: bundle) == "Hello")
    #expect(text("hello", "de_AT") == "Hallo")
    #expect(text("hello", "fr") == "Hello")
    #expect(text("only", "de") == "Only")
    #expect(text("none") == "none")
    #expect(text("none", value: "Value") == "Value")
    #expect(text("none", value: "") == "none")
    #expect(firstFrameLocalizedString("hello", table: "Other", bundle: bundle) == "hello")
  }

  @Test func pluralFormsFollowTheArguments() {
    let format = firstFrameLocalizedString("%lld items", bundle: bundle)
    #expect(firstFrameFormat(format, arguments: [1]) == "1 item")
    #expect(firstFrameFormat(format, arguments: [3]) == "3 items")
    #expect(firstFrameFormat("%2$@ %1$d%% %@", arguments: [5, NSString("a")]) == "a 5% 5")
    #expect(firstFrameFormat("%.1f", arguments: [1.25]).hasPrefix("1."))
  }

  #if !canImport(Darwin)
  @Test func interpolationsBecomeKeys() {
    let (count, name) = (1, "Ada")
    #expect(String(localized: "\(count) items", bundle: bundle) == "1 item")
    #expect(String(localized: "\(2) items", bundle: bundle) == "2 items")
    #expect(String(localized: "Hi \(name)", bundle: bundle, locale: Locale(identifier: "de")) == "Tag, Ada")
    #expect(String(localized: "Hi \(name), 100%", bundle: bundle) == "Hi Ada, 100%")
    #expect(String(localized: "greeting", defaultValue: "Good \(name)", bundle: bundle) == "Good Ada")
    #expect(String(localized: LocalizedStringResource("hello", bundle: .atURL(root))) == "Hello")
  }
  #endif
}
